import { appUrl } from '../../../runtime/page/paths.ts'

const shelf = () => `vitrine:categories:${appUrl('')}`

let known: Map<string, boolean> | undefined

/** What the shopper has opened and closed in this session, by the address of the category. */
function all(): Map<string, boolean> {
  if (known) return known
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(shelf()) ?? '[]')
    known = new Map(Array.isArray(kept) ? kept : [])
  } catch {
    // Without storage it lasts as long as the document.
    known = new Map()
  }
  return known
}

/** Whether a branch was left open; undefined when it was never touched. */
export const wasOpen = (branch: string): boolean | undefined => all().get(branch)

/** Keeps how a branch was left. */
export function remember(branch: string, isOpen: boolean): void {
  all().set(branch, isOpen)
  try {
    sessionStorage.setItem(shelf(), JSON.stringify([...all()]))
  } catch {
    // As above.
  }
}

/** Forgets what the document knows, as a full load does; for tests. */
export const forgetDocument = (): void => {
  known = undefined
}
