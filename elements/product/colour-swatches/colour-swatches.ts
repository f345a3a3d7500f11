import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import type { colourSwatches } from './definition.ts'
import { readRadios, type ServerRadio } from './server-radios.ts'
import { makeLabel, type SwatchLabel } from './swatch-label.ts'

/**
 * Draws the values as real radios in place of the server's: their choice, arrow keys, reset and validity are the
 * browser's.
 */
export function connectSwatches({
  host,
  attributes,
  t,
  signal,
  onChange,
}: Connected<typeof colourSwatches>): () => void {
  const content = ServerContent.until(signal, host)
  const labels = new Map<string, SwatchLabel>()
  const ownRadio = (fits: (radio: HTMLInputElement) => boolean) =>
    [...labels.values()].map(({ radio }) => radio).find(fits)
  const chosen = () => ownRadio(({ checked }) => checked)?.value
  const serverRadios = () => readRadios(content.nodes, t.unavailable)
  const shownSwatches = (radios: ServerRadio[]) =>
    attributes.swatches.length > 0 ? attributes.swatches : radios.map(({ swatch }) => swatch)

  /** Texts, colours, and what can be chosen now. A disabled radio is not sent, so what is chosen stays enabled. */
  const show = () => {
    const present = chosen()
    for (const swatch of shownSwatches(serverRadios())) {
      const isDisabled = swatch.isUnavailable && !attributes.allowUnavailable && swatch.id !== present
      labels.get(swatch.id)?.show(swatch, isDisabled, t.unavailable)
    }
  }
  const draw = () => {
    const radios = serverRadios()
    // Before anything is put in: a radio that the server checked takes the choice of its group from another.
    const choice = chosen() ?? radios.find(({ input }) => input.checked)?.input.value
    const focused = (ownRadio(isFocused) ?? radios.find(({ input }) => isFocused(input))?.input)?.value
    const ids = shownSwatches(radios).map(({ id }) => id)
    arrange(content.root, labels, ids, (id) => makeLabel(id, radios))
    content.take()
    for (const { input } of radios) input.checked = false
    const inGroup = ownRadio(({ value }) => value === choice)
    if (inGroup) inGroup.checked = true
    show()
    const inFocus = ownRadio(({ value }) => value === focused)
    if (inFocus && !isFocused(inFocus)) inFocus.focus({ preventScroll: true })
  }

  draw()
  content.onArrival(draw)
  onChange((name) => {
    draw()
    const wanted = name === 'swatches' && attributes.swatches.find(({ isChosen }) => isChosen)?.id
    const radio = ownRadio(({ value }) => value === wanted)
    if (radio) radio.checked = true
    show()
  })
  host.addEventListener('change', show, { signal })
  hearReset(() => ownRadio(() => true)?.form, show, signal)
  return () => {
    const last = chosen()
    for (const { input } of serverRadios()) input.checked = input.value === last
  }
}

const isFocused = (radio: HTMLInputElement) => radio === document.activeElement

/** Brings the labels to those of the ids, in their order; what stays is not moved without need. */
function arrange(
  root: HTMLElement,
  labels: Map<string, SwatchLabel>,
  ids: readonly string[],
  make: (id: string) => SwatchLabel,
): void {
  for (const [id, { element }] of labels) {
    if (ids.includes(id)) continue
    element.remove()
    labels.delete(id)
  }
  for (const [place, id] of ids.entries()) {
    const label = labels.get(id) ?? make(id)
    labels.set(id, label)
    const present = root.children[place] ?? null
    if (present !== label.element) root.insertBefore(label.element, present)
  }
}

/** The radios of a form go back only after its event. */
function hearReset(form: () => HTMLFormElement | null | undefined, look: () => void, signal: AbortSignal): void {
  document.addEventListener('reset', ({ target }) => target === form() && setTimeout(look), { signal })
}
