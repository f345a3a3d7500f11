import type { Connected } from '../../../runtime/element/behaviour.ts'
import { ServerContent } from '../../../runtime/element/server-content.ts'
import type { colourSwatches } from './definition.ts'
import { SwatchLabels } from './labels.ts'
import { readRadios, type ServerRadio } from './server-radios.ts'

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
  const labels = new SwatchLabels(content.root)
  const serverRadios = () => readRadios(content.nodes, t.unavailable)
  const shownSwatches = (radios: ServerRadio[]) =>
    attributes.swatches.length > 0 ? attributes.swatches : radios.map(({ swatch }) => swatch)
  const show = () => labels.show(shownSwatches(serverRadios()), attributes.allowUnavailable, t.unavailable)

  const draw = () => {
    const radios = serverRadios()
    const inputs = radios.map(({ input }) => input)
    // Before anything is put in: a radio that the server checked takes the choice of its group from another.
    const choice = labels.chosen ?? inputs.find(({ checked }) => checked)?.value
    const focused = [...labels.radios, ...inputs].find((radio) => radio === document.activeElement)?.value
    labels.arrange(shownSwatches(radios), radios)
    content.take()
    for (const input of inputs) input.checked = false
    labels.choose(choice)
    show()
    labels.focus(focused)
  }

  draw()
  content.onArrival(draw)
  onChange((name) => {
    draw()
    if (name !== 'swatches') return
    labels.choose(attributes.swatches.find(({ isChosen }) => isChosen)?.id)
    show()
  })
  host.addEventListener('change', show, { signal })
  // The radios of a form go back only after its event.
  document.addEventListener('reset', ({ target }) => target === labels.radios[0]?.form && setTimeout(show), { signal })
  return () => {
    for (const { input } of serverRadios()) input.checked = input.value === labels.chosen
  }
}
