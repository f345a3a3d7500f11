import type { Looks } from './carry.ts'

/** Filters whose looks can be read and set. */
type Form = { readonly looks: Looks; takeLooks(looks: Looks): void }

const SHELF = 'vitrine:filters'

type Shelved = Looks & { path: string; focus: string }

/** Carries the looks over full loads of the same page, where nothing loads pages in place: the panel, the groups, and what had focus. */
export function keepOverLoads(form: Form, signal: AbortSignal): void {
  const shelved = unshelve()
  if (shelved) {
    form.takeLooks(shelved)
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) document.getElementById(shelved.focus)?.focus()
  }
  document.addEventListener(
    'page:before-full-load',
    (event) => shelve((event as CustomEvent<{ url: string }>).detail.url, form.looks),
    { signal },
  )
}

function shelve(url: string, looks: Looks): void {
  const path = new URL(url).pathname
  if (path !== location.pathname) return
  const shelved: Shelved = { ...looks, path, focus: document.activeElement?.id ?? '' }
  try {
    sessionStorage.setItem(SHELF, JSON.stringify(shelved))
  } catch {
    // A browser that refuses storage shows the page as new.
  }
}

/** The looks before the load, once. */
function unshelve(): Shelved | undefined {
  try {
    const text = sessionStorage.getItem(SHELF)
    sessionStorage.removeItem(SHELF)
    const shelved = JSON.parse(text ?? 'null') as Shelved | null
    return shelved?.path === location.pathname ? shelved : undefined
  } catch {
    return undefined
  }
}
