import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { setHidden } from '../../../runtime/page/part.ts'
import { settings } from '../../../runtime/page/settings.ts'
import type { categoryNav } from './definition.ts'
import { remember, wasOpen } from './remembered.ts'

type Nav = Connected<typeof categoryNav>

/** An item with a list of its own below it. */
const BRANCH = 'li:has(> ul, > ol)'

/** What the whole is called where its state is kept: no branch begins so. On the next page the list is wanted, not the way to it. */
const whole = () => `#${location.pathname}`

/** Gives each branch a button, and shows where the shopper is. */
export function connect(nav: Nav): () => void {
  const { host, attributes, signal, onChange } = nav
  // A clone carries the buttons of its original, which do nothing.
  for (const button of host.querySelectorAll('[data-part=toggle], [data-part=fold]')) button.remove()
  const narrow = matchMedia(`(width < ${settings().breakpoints.md}px)`)
  const fold = foldButton(nav)
  const follow = () => {
    const isFoldable = attributes.collapsed && narrow.matches
    const isFolded = isFoldable && !wasOpen(whole())
    if (!isFoldable) fold.remove()
    else if (fold.parentElement !== host) host.prepend(fold)
    fold.setAttribute('aria-expanded', String(!isFolded))
    host.toggleAttribute('data-folded', isFolded)
  }
  each<HTMLLIElement>(host, BRANCH, signal, (item) => addToggle(nav, item))
  each<HTMLAnchorElement>(host, 'a[href]', signal, () => markCurrent(nav))
  follow()
  onChange(() => {
    markCurrent(nav)
    follow()
  })
  narrow.addEventListener('change', follow, { signal })
  // One outside the page area stays while pages come and go.
  document.addEventListener('page:loaded', () => markCurrent(nav), { signal })
  return () => {
    fold.remove()
    host.removeAttribute('data-folded')
    for (const item of host.querySelectorAll(BRANCH)) show(item, true)
    for (const button of host.querySelectorAll('[data-part=toggle]')) button.remove()
  }
}

/** The button before everything else. */
function foldButton({ host, t, emit }: Nav): HTMLButtonElement {
  const button = document.createElement('button')
  const name = () => host.querySelector('nav')?.getAttribute('aria-label') || t.all
  button.type = 'button'
  button.dataset.part = 'fold'
  button.textContent = name()
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    remember(whole(), isOpen)
    button.setAttribute('aria-expanded', String(isOpen))
    host.toggleAttribute('data-folded', !isOpen)
    emit('nav:toggle', { name: name(), open: isOpen })
  })
  return button
}

const linkOf = (item: Element): HTMLAnchorElement | null => item.querySelector(':scope > a[href]')
const listOf = (item: Element): HTMLElement | null => item.querySelector(':scope > :is(ul, ol)')
const toggleOf = (item: Element): HTMLElement | null => item.querySelector(':scope > [data-part=toggle]')

/** What the state of a branch is kept by: its own page, or its words. */
const keyOf = (item: Element): string => linkOf(item)?.pathname ?? nameOf(item)

/** The category without what stands beside its link. */
const nameOf = (item: Element): string =>
  (linkOf(item) ?? item.querySelector(':scope > :not(ul, ol, [data-part=toggle])'))?.textContent?.trim() ?? ''

/** A link and a button side by side: the link goes to the category, the button shows what is below it. */
function addToggle({ host, emit, t }: Nav, item: HTMLLIElement): void {
  const list = listOf(item)
  if (!list || toggleOf(item)) return
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.part = 'toggle'
  button.setAttribute('aria-label', t.branch({ name: nameOf(item) }))
  list.before(button)
  button.addEventListener('click', () => {
    const isOpen = button.getAttribute('aria-expanded') !== 'true'
    remember(keyOf(item), isOpen)
    show(item, isOpen)
    emit('nav:toggle', { name: nameOf(item), open: isOpen })
  })
  show(item, wasOpen(keyOf(item)) ?? holdsCurrent(host, item))
}

function show(item: Element, isOpen: boolean): void {
  const list = listOf(item)
  toggleOf(item)?.setAttribute('aria-expanded', String(isOpen))
  if (list) setHidden(list, !isOpen)
}

const holdsCurrent = (host: Element, item: Element): boolean => {
  const current = host.querySelector('[aria-current]')
  return current !== null && item.contains(current)
}

/** Marks the link of the category that is shown, and opens the way to it unless the shopper has closed it. */
function markCurrent({ host, attributes }: Nav): void {
  const link = currentLink(host, attributes.current)
  for (const other of host.querySelectorAll('a[aria-current]'))
    if (other !== link) other.removeAttribute('aria-current')
  if (!link) return
  if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page')
  for (const item of host.querySelectorAll(BRANCH)) {
    if (item.contains(link)) show(item, wasOpen(keyOf(item)) ?? true)
  }
}

function currentLink(host: Element, id: string): HTMLAnchorElement | null {
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')]
  if (id !== '') return links.find((link) => link.closest<HTMLElement>('li')?.dataset.id === id) ?? null
  const here = links.find(({ origin, pathname }) => origin === location.origin && pathname === location.pathname)
  return here ?? host.querySelector<HTMLAnchorElement>('a[aria-current]')
}
