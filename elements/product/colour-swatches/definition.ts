import { flag, json, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import type { Swatch } from './rules.ts'

/** `<colour-swatches>`: the values of an attribute of the display type Square, as colours to choose from (§4). */
export const colourSwatches = defineElement({
  tag: 'colour-swatches',
  summary: 'Shows the values of a variation attribute as colours; one is chosen.',
  mount: 'replace',
  load: 'eager',
  together: 'product',
  attributes: {
    attributeId: text('The attribute whose values these are.'),
    allowUnavailable: flag('Values that cannot be bought can be chosen too.'),
    swatches: json<readonly Swatch[]>(
      'The values to show. While empty, those of the radios that the server sent.',
      [],
      '{ id: string; text: string; isUnavailable: boolean; colors: string[]; isChosen?: boolean }[]',
    ),
  },
  events: { change: event('Another value was chosen; the native event of the radio.') },
  parts: {
    swatch: 'The label of one value: radio, colour and name.',
    colour: 'The disc that shows the colours.',
    name: 'The name of the value, with its suffix.',
  },
  cssProperties: {
    '--vt-swatch-size': 'Width and height of the disc. At least 24 px, the smallest target.',
    '--vt-swatch-picture': 'The picture of one disc; set by the element from the colours.',
  },
  strings: { unavailable: 'Catalog.UnavailableProductVariant' },
})
