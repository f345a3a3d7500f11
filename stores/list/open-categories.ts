import { atom, onMount, readonlyType } from 'nanostores'
import { appUrl } from '../../runtime/page/paths.ts'

/** Whether each category was left open, by its address, or by the name of the whole tree. */
export type OpenCategories = Readonly<Record<string, boolean>>

const $value = atom<OpenCategories>({})

/** The categories that the shopper has opened and closed in this session; without storage, in this document. */
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

/** Stores whether a category is open. */
export function rememberCategory(category: string, isOpen: boolean): void {
  $value.set({ ...$value.get(), [category]: isOpen })
  try {
    sessionStorage.setItem(storedName(), JSON.stringify(Object.entries($value.get())))
  } catch {
    // Without storage the state lasts as long as the document.
  }
}

/** Clears the state of the document, as a full load does; for tests. */
export function forgetDocument(): void {
  $value.set(stored())
}
