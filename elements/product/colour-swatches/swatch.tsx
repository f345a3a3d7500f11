import type { CSSProperties } from 'react'
import { valueText } from '../../../stores/product/values.ts'
import { pictureOf, type Swatch } from './rules.ts'

type Props = {
  swatch: Swatch
  name: string
  /** The attributes of the server's radio button of that value: the validator's, an id, `required`. */
  kept: Record<string, string | boolean>
  isDefault: boolean
  isDisabled: boolean
  /** The suffix of the name of an unavailable value. */
  suffix: string
}

export function SwatchLabel({ swatch, name, kept, isDefault, isDisabled, suffix }: Props) {
  const { id, text, isUnavailable, colors } = swatch
  const marked = isUnavailable ? 'true' : undefined
  // A clone of the element reads these attributes again, as from a server.
  const facts = { 'data-name': text, 'data-color1': colors[0], 'data-color2': colors[1], 'data-color3': colors[2] }
  return (
    <label data-part="swatch" data-unavailable={marked}>
      <input
        {...kept}
        {...facts}
        type="radio"
        name={name}
        value={id}
        defaultChecked={isDefault}
        disabled={isDisabled}
        data-unavailable={marked}
      />
      <span data-part="colour" style={{ '--vt-swatch-picture': pictureOf(colors) } as CSSProperties} />
      <span data-part="name">{valueText({ text, isUnavailable }, suffix)}</span>
    </label>
  )
}
