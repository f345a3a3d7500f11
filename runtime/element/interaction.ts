import { ofForm } from '../forms/of-form.ts'
import { arriveSoon } from '../page/scripts/arrive.ts'

/** The first touch of any kind fetches the code; only what decides something is held until the code is there. */
const FETCHED_BY = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * What is being done again: the tags that have held it, since when, and the end of a further wait. One tag may be in another, each holds
 * it once, all together for a second.
 */
let past: { tags: readonly string[]; since: number; more?: Promise<void> } | undefined

/** The end of the last act that is held, and since when the first of them waits: they are done again in their order. */
let waiting: { end: Promise<void>; since: number } | undefined

const LINKS = 'a[href], area[href]'

/** What leaves the page or sends something. */
export const BUTTONS = 'a[href], button, [role=button], input:is([type=submit], [type=image], [type=button])'

/** All that a click acts on, for tags that wait for a touch. In others a field is changed at once, and that is repeated (early-acts.ts). */
export const CONTROLS = `${BUTTONS}, summary, input, label`

/** What opens another window is held by nobody: browsers want that to come with the click itself. */
const WINDOW = '[target]:not([target=_self i]), [formtarget]:not([formtarget=_self i])'

/** What is different in each control of a tag. */
const SIGNS = ['href', 'action', 'name', 'value', 'type', 'data-part']

/** A control, or what has been rendered in its place meanwhile: a click on what has left the page reaches no tag. */
function present<T extends Element>(control: T, reach: ParentNode): T {
  const isAlike = (other: T) => SIGNS.every((name) => other.getAttribute(name) === control.getAttribute(name))
  return (!control.isConnected && [...reach.querySelectorAll<T>(control.localName)].find(isAlike)) || control
}

/** A tag whose code is not there: its name, what fetches the code, and where acts wait for it. */
type Hold = { tag: string; reach: Element | Document; fetchCode: () => Promise<boolean> }

/** Until the tag is defined, a touch of the element asks for its code. */
export function fetchAtTouch(element: Element, fetchCode: () => Promise<boolean>): void {
  const listen = listenerOf({ tag: element.localName, reach: element, fetchCode })
  for (const name of FETCHED_BY) listen(name, () => void fetchCode())
  // A shopper who was faster than this code is in a field already.
  const { activeElement, body } = document
  if (activeElement !== body && element.contains(activeElement)) fetchCode()
}

/**
 * Until the tag is defined, a click on a control that is `held` and a submit inside are stopped and done again once the code is
 * there. When it does not come within a second, the server's own link or form does the task.
 */
export function holdInteractions(hold: Hold, held: string): void {
  const listen = listenerOf(hold)
  listen('click', (event) => holdClick(hold, held, event as MouseEvent))
  listen('submit', (event) => holdSubmit(hold, event as SubmitEvent))
}

/** The same of clicks on the triggers of a tag, which are anywhere in the page. */
export function holdTriggers(tag: string, triggers: string, fetchCode: () => Promise<boolean>): void {
  const hold = { tag, reach: document, fetchCode }
  listenerOf(hold)('click', (event) => holdClick(hold, triggers, event as MouseEvent))
}

/**
 * Keeps the order of what leads to another page: while something is held, a link and a form wait for it, whose code is there. Otherwise what was
 * pressed first would be done last.
 */
export function keepOrder(): void {
  const order: Hold = { tag: '', reach: document, fetchCode: async () => true }
  const listen = (name: string, act: (event: Event) => void) =>
    addEventListener(name, (event) => waiting && !past && act(event), { capture: true })
  listen('click', (event) => holdClick(order, LINKS, event as MouseEvent))
  listen('submit', (event) => holdSubmit(order, event as SubmitEvent))
}

/** Listens within the reach, until the code is there. `whenDefined()` would keep every element whose code is never wanted. */
function listenerOf({ tag, reach }: Hold) {
  const lifecycle = new AbortController()
  const options = { capture: true, signal: lifecycle.signal }
  return (name: string, act: (event: Event) => void) =>
    reach.addEventListener(name, (event) => (customElements.get(tag) ? lifecycle.abort() : act(event)), options)
}

/** Stops an act, and does it again when the code is there and what was held before has been done, after a second in any case. */
function again({ tag, fetchCode }: Hold, event: Event, repeat: () => void): void {
  const around = past
  const { tags, since } = around ?? { tags: [], since: waiting?.since ?? performance.now() }
  if (tags.includes(tag)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const code = arriveSoon(`<${tag}>`, fetchCode(), performance.now() - since).catch(() => {})
  const before = around ? undefined : waiting?.end
  const act = async () => {
    await Promise.all([before, code])
    const now: typeof past = { tags: [...tags, tag], since }
    past = now
    repeat()
    past = undefined
    await now.more
    if (waiting?.end === end) waiting = undefined
  }
  const end = act()
  if (around) around.more = end
  else waiting = { end, since }
}

function holdSubmit(hold: Hold, event: SubmitEvent): void {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement) || ofForm(target, 'matches')(WINDOW) || submitter?.matches(WINDOW)) return
  again(hold, event, () => {
    const form = present(target, hold.reach)
    const button = submitter && present(submitter as HTMLButtonElement, form)
    form.requestSubmit(button?.form === form ? button : null)
  })
}

function holdClick(hold: Hold, held: string, event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  // Also from within an open shadow tree; what is read later has no path any more.
  const path = event.composedPath()
  const control = path
    .slice(0, path.indexOf(hold.reach))
    .find((node): node is Element => node instanceof Element && ofForm(node, 'matches')(held))
  if (!control || control.matches(WINDOW)) return
  again(hold, event, () => {
    const inside = path[0] instanceof Node && path[0].isConnected ? path[0] : present(control, hold.reach)
    inside.dispatchEvent(new MouseEvent('click', event))
  })
}
