import { withinAct } from '../page/deferred.ts'
import { mountNow } from './mount-queue.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Act = {
  /** The field's state after the last event. The field may lose it: a view that starts shows the server's value. */
  state: string | boolean | boolean[]
  /** True once the shopper has left the field or chosen in it. */
  isDone: boolean
}

const isField = (node: unknown): node is Field =>
  node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement || node instanceof HTMLSelectElement

const isTick = (field: Field): field is HTMLInputElement => field.matches('[type=radio], [type=checkbox]')

const isRadio = (field: Field): field is HTMLInputElement => field.matches('[type=radio]')

const isFile = (field: Field): boolean => field.matches('[type=file]')

function stateOf(field: Field): Act['state'] {
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ selected }) => selected)
  return isTick(field) ? field.checked : field.value
}

function differs(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const options = [...field.options]
  // If the server has selected nothing, the browser shows the first option.
  return options.some(({ defaultSelected }) => defaultSelected)
    ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.selectedIndex > 0
}

const isDefined = ({ localName }: Element): boolean => customElements.get(localName) !== undefined

const acts = new Map<Field, Act>()

const left = new WeakSet<Field>()

/** True if a shopper has changed and left the field since its page was opened, perhaps before its code was loaded. */
export const wasLeft = (field: Field): boolean => left.has(field)

let isRepeating = false

/**
 * Keeps what a shopper types, ticks and chooses in tags whose code is not loaded, and repeats it once the code of all
 * tags around the field is loaded: each tag then acts as if its code had been there. `fetchCode` resolves to false if
 * the code cannot be loaded; `isAwaited` is true for the tags that act when one of their fields is changed.
 */
export function repeatEarlyActs(
  fetchCode: (tag: string) => Promise<boolean>,
  isAwaited: (tag: string) => boolean,
): void {
  const isWithoutCode = (node: unknown): node is Element =>
    node instanceof Element && isAwaited(node.localName) && !isDefined(node)
  const tagsWithoutCode = (field: Field) => {
    const around: Element[] = []
    for (let node: Element | null = field; node; node = node.parentElement) if (isWithoutCode(node)) around.push(node)
    return around
  }
  const note = async (field: Field, isDone: boolean) => {
    const known = acts.get(field)
    const around = known ? [] : tagsWithoutCode(field)
    if (!known && around.length === 0) return
    // Of radio buttons with one name, the last act counts.
    if (isRadio(field))
      for (const other of acts.keys())
        if (isRadio(other) && other.name === field.name && other.form === field.form) acts.delete(other)
    const act = { state: stateOf(field), isDone: isDone || known?.isDone === true }
    acts.set(field, act)
    if (known) return
    await Promise.all(
      around.map((tag) => {
        const code = fetchCode(tag.localName)
        // The buttons of a page without scripts are shown meanwhile.
        withinAct(`<${tag.localName}>`, code).catch(() => tag.toggleAttribute('data-error', !isDefined(tag)))
        return code
      }),
    )
    around.reverse().forEach(mountNow)
    const last = acts.get(field)
    acts.delete(field)
    if (!last || !field.isConnected) return
    isRepeating = true
    repeat(field, last)
    isRepeating = false
  }
  for (const name of ['input', 'change'])
    document.addEventListener(
      name,
      (event) => {
        const [field] = event.composedPath()
        if (isRepeating || !isField(field)) return
        if (name === 'change') left.add(field)
        note(field, name === 'change')
      },
      true,
    )
  /**
   * Returns the file field of the tag under the pointer. Without code that accepts it, a browser opens a dropped file
   * instead of the page.
   */
  const fieldUnder = (event: DragEvent) => {
    const tag = event.dataTransfer?.types.includes('Files') && event.composedPath().find(isWithoutCode)
    return tag ? tag.querySelector<HTMLInputElement>('input[type=file]:enabled') : null
  }
  document.addEventListener('dragover', (event) => void (fieldUnder(event) && event.preventDefault()), true)
  document.addEventListener(
    'drop',
    (event) => {
      const field = fieldUnder(event)
      if (!field || !event.dataTransfer) return
      event.preventDefault()
      field.files = event.dataTransfer.files
      note(field, true)
    },
    true,
  )
  // For acts before any code listened. Values that a browser restores after a reload and on the way back are no acts.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate') return
  for (const field of document.querySelectorAll<Field>('input, textarea, select'))
    if (differs(field)) {
      const isDone = field !== document.activeElement
      if (isDone) left.add(field)
      note(field, isDone)
    }
}

/** Repeats an act. The field is set to another state first, since a view is not notified of a state that it knows. */
function repeat(field: Field, { state, isDone }: Act): void {
  if (isTick(field)) {
    if (isRadio(field) && !state) return
    field.checked = !state
    // A tag that needs the choice before a click reads it at the touch.
    field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
    field.click()
    return
  }
  if (field instanceof HTMLSelectElement)
    for (const [index, option] of [...field.options].entries()) option.selected = (state as boolean[])[index] === true
  else if (!isFile(field)) retype(field, state as string)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  if (isDone) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function retype(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = text === field.defaultValue ? '' : field.defaultValue
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
}
