import { ofForm } from '../forms/of-form.ts'
import { withinAct } from '../page/deferred.ts'

/** The first touch of any kind fetches the code; only clicks and submits are held until the code is there. */
const FETCHED_BY = ['pointerdown', 'focusin', 'keydown'] as const

/**
 * The held act that is being repeated: the tags that have held it, its start, and the end of a further wait. One tag
 * may be in another: each holds an act once, and all of them together for a second.
 */
let repeating: { tags: readonly string[]; since: number; more?: Promise<void> } | undefined

/** `since`: when the first of the acts before it began to wait. Held acts are repeated in order. */
let lastHeld: { end: Promise<void>; since: number } | undefined

const LINKS = 'a[href], area[href]'

/** Controls that leave the page or send something. */
export const BUTTONS = 'a[href], button, [role=button], input:is([type=submit], [type=image], [type=button])'

/**
 * All controls on which a click acts, for tags that wait for a touch. In other tags a field is changed at once, and the
 * change is repeated (early-acts.ts).
 */
export const CONTROLS = `${BUTTONS}, summary, input, label`

/** A control that opens another window is never held: browsers allow that only during the click itself. */
const WINDOW = '[target]:not([target=_self i]), [formtarget]:not([formtarget=_self i])'

/** The attributes that distinguish the controls of a tag. */
const SIGNS = ['href', 'action', 'name', 'value', 'type', 'data-part']

/**
 * Returns the control, or the one that was rendered in its place meanwhile: no tag receives a click on an element that
 * has left the page.
 */
function present<T extends Element>(control: T, scope: ParentNode): T {
  const isAlike = (other: T) => SIGNS.every((name) => other.getAttribute(name) === control.getAttribute(name))
  return (!control.isConnected && [...scope.querySelectorAll<T>(control.localName)].find(isAlike)) || control
}

/** The code that an act waits for. */
type Hold = { tag: string; scope: Element | Document; fetchCode: () => Promise<boolean> }

type Waiting = Hold & { controls: string }

/** The elements whose tags have no code yet. Those of tags that are defined meanwhile are ignored. */
const waiting = new WeakMap<EventTarget, Waiting>()

const triggered: (Hold & { triggers: string })[] = []

const isDefined = ({ tag }: Hold): boolean => customElements.get(tag) !== undefined

/**
 * Fetches the code at a touch of the element, until the tag is defined. Until then, too, a click on one of the
 * `controls` and a submit inside are stopped, and repeated once the code is there. If it does not arrive within a
 * second, the server's own link or form does the task. With `''`, neither is held.
 */
export function awaitCode(element: Element, fetchCode: () => Promise<boolean>, controls: string): void {
  waiting.set(element, { tag: element.localName, scope: element, fetchCode, controls })
  // A shopper may be in a field already before this code was loaded.
  const { activeElement, body } = document
  if (activeElement !== body && element.contains(activeElement)) fetchCode()
}

/** Holds clicks on the triggers of a tag in the same way; they may be anywhere in the page. */
export function holdTriggers(tag: string, triggers: string, fetchCode: () => Promise<boolean>): void {
  if (!triggered.some((one) => one.tag === tag)) triggered.push({ tag, scope: document, fetchCode, triggers })
}

/**
 * Listens for the acts of the shopper, in one place for all tags: a page has hundreds of elements. It also keeps the
 * order of acts that lead to another page: while an act is held, links and forms whose code is there wait for it.
 * Otherwise the first act would be done last.
 */
export function watchActs(): void {
  // An act that waits for no code, only for the acts before it.
  const order: Hold = { tag: '', scope: document, fetchCode: async () => true }
  const listen = <E extends Event>(name: string, act: (event: E) => void) =>
    addEventListener(name, act as (event: Event) => void, { capture: true })
  for (const name of FETCHED_BY)
    listen(name, (event) => {
      for (const { fetchCode } of waitingAround(event)) fetchCode()
    })
  listen<MouseEvent>('click', (event) => {
    const isHeld =
      (isInLine() && holdClick(order, LINKS, event)) ||
      triggered.some((hold) => !isDefined(hold) && holdClick(hold, hold.triggers, event))
    if (!isHeld) holdAround(event, (hold) => holdClick(hold, hold.controls, event))
  })
  listen<SubmitEvent>('submit', (event) => {
    if (!(isInLine() && holdSubmit(order, event))) holdAround(event, (hold) => holdSubmit(hold, event))
  })
}

/** An act is held by the outermost element that has not held it yet. */
const holdAround = (event: Event, hold: (waiting: Waiting) => boolean): boolean =>
  waitingAround(event).some((one) => one.controls !== '' && hold(one))

const isInLine = (): boolean => lastHeld !== undefined && !repeating

/** The elements without code around the target of an event, the outermost first. */
const waitingAround = (event: Event): Waiting[] =>
  event
    .composedPath()
    .toReversed()
    .flatMap((node) => waiting.get(node) ?? [])
    .filter((hold) => !isDefined(hold))

/**
 * Holds an act: stops it, and repeats it once the code is there and the acts held before have been repeated, after a
 * second at most. Returns false for a tag that has held it already.
 */
function holdAct({ tag, fetchCode }: Hold, event: Event, repeat: () => void): boolean {
  const outer = repeating
  const { tags, since } = outer ?? { tags: [], since: lastHeld?.since ?? performance.now() }
  if (tags.includes(tag)) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  const code = withinAct(`<${tag}>`, fetchCode(), performance.now() - since).catch(() => {})
  const before = outer ? undefined : lastHeld?.end
  const repeatInOrder = async () => {
    await Promise.all([before, code])
    const now: typeof repeating = { tags: [...tags, tag], since }
    repeating = now
    repeat()
    repeating = undefined
    await now.more
    if (lastHeld?.end === end) lastHeld = undefined
  }
  const end = repeatInOrder()
  if (outer) outer.more = end
  else lastHeld = { end, since }
  return true
}

function holdSubmit(hold: Hold, event: SubmitEvent): boolean {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement) || ofForm(target, 'matches')(WINDOW) || submitter?.matches(WINDOW))
    return false
  return holdAct(hold, event, () => {
    const form = present(target, hold.scope)
    const button = submitter && present(submitter as HTMLButtonElement, form)
    form.requestSubmit(button?.form === form ? button : null)
  })
}

function holdClick(hold: Hold, controls: string, event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return false
  // Finds controls in an open shadow tree too. The path must be read now: an event has none after its dispatch.
  const targets = event.composedPath()
  const control = targets
    .slice(0, targets.indexOf(hold.scope))
    .find((node): node is Element => node instanceof Element && ofForm(node, 'matches')(controls))
  if (!control || control.matches(WINDOW)) return false
  return holdAct(hold, event, () => {
    const inside = targets[0] instanceof Node && targets[0].isConnected ? targets[0] : present(control, hold.scope)
    inside.dispatchEvent(new MouseEvent('click', event))
  })
}
