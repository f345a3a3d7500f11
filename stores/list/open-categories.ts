import { atom, onMount, readonlyType } from 'nanostores'
import { appUrl } from '../../runtime/page/paths.ts'

/** By the address of a category, or the name of the whole: whether it was left open. */
export type OpenCategories = Readonly<Record<string, boolean>>

const $value = atom<OpenCategories>({})

/** What the shopper has opened and closed in this session; where the browser keeps nothing, in this document. */
export const $openCategories = readonlyType($value)

let isRead = false

onMount($value, () => {
  if (isRead) return
  isRead = true
  $value.set(stored())
})

const storedName = () => `vitrine:categories:${appUrl('')}`

function stored(): OpenCategories {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(storedName()) ?? '[]')
    return Array.isArray(entries) ? Object.fromEntries(entries) : {}
  } catch {
    return {}
  }
}

/** Keeps how a category was left. */
export function rememberCategory(category: string, isOpen: boolean): void {
  $value.set({ ...$value.get(), [category]: isOpen })
  try {
    sessionStorage.setItem(storedName(), JSON.stringify(Object.entries($value.get())))
  } catch {
    // It lasts as long as the document.
  }
}

/** Forgets what the document knows, as a full load does; for tests. */
export function forgetDocument(): void {
  $value.set(stored())
}
