import { type CSSProperties, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useServerNodes, type ViewProps } from '../../../runtime/element/register.tsx'
import { valueText } from '../../../stores/product/values.ts'
import type { colourSwatches } from './definition.ts'
import { pictureOf, type Swatch } from './rules.ts'
import { readRadios, type ServerRadio } from './server-radios.ts'

type Props = ViewProps<typeof colourSwatches>

/**
 * The radios are real ones that React does not control: their choice, arrow keys, reset and validity are the browser's.
 */
export function ColourSwatches({ host, swatches: given, allowUnavailable, t }: Props) {
  const radios = useServerRadios(host, t.unavailable)
  const swatches = given.length > 0 ? given : radios.map((radio) => radio.swatch)
  const chosen = useChoice(host, radios, given)
  const name = radios[0]?.input.name ?? ''

  return swatches.map((swatch) => {
    const radio = radios.find(({ input }) => input.value === swatch.id)
    return (
      <SwatchLabel
        key={swatch.id}
        swatch={swatch}
        name={name}
        kept={radio?.kept ?? {}}
        isDefault={radio?.input.defaultChecked ?? false}
        // A disabled radio is not sent, so what is chosen stays enabled.
        isDisabled={swatch.isUnavailable && !allowUnavailable && swatch.id !== chosen}
        suffix={t.unavailable}
      />
    )
  })
}

type LabelProps = {
  swatch: Swatch
  name: string
  kept: ServerRadio['kept']
  isDefault: boolean
  isDisabled: boolean
  suffix: string
}

function SwatchLabel({ swatch, name, kept, isDefault, isDisabled, suffix }: LabelProps) {
  const { id, text, isUnavailable, colors } = swatch
  const picture = { '--vt-swatch-picture': pictureOf(colors) } as CSSProperties
  return (
    <label data-part="swatch" data-unavailable={isUnavailable || undefined}>
      <input
        {...kept}
        type="radio"
        name={name}
        value={id}
        defaultChecked={isDefault}
        disabled={isDisabled}
        // A clone of the element reads these again, as it would from a server.
        data-name={text}
        data-color1={colors[0]}
        data-color2={colors[1]}
        data-color3={colors[2]}
        data-unavailable={isUnavailable || undefined}
      />
      <span data-part="colour" style={picture} />
      <span data-part="name">{valueText(swatch, suffix)}</span>
    </label>
  )
}

/** The server's radios, also those that arrive later. */
function useServerRadios(host: HTMLElement, suffix: string): ServerRadio[] {
  const nodes = useServerNodes()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    const arrivals = new MutationObserver(drawAgain)
    arrivals.observe(host, { childList: true })
    return () => arrivals.disconnect()
  }, [host])
  return readRadios(nodes, suffix)
}

const drawnRadios = (host: HTMLElement) => [
  ...host.querySelectorAll<HTMLInputElement>('[data-vt-root] > [data-part=swatch] > input'),
]

const drawnChoice = (host: HTMLElement) => drawnRadios(host).find((radio) => radio.checked)?.value

/** Carries choice and focus from the server's radios to the drawn ones and back; answers the chosen value. */
function useChoice(host: HTMLElement, radios: ServerRadio[], given: readonly Swatch[]): string | undefined {
  // Before the first commit: once drawn, the new radios have taken the choice from the server's.
  const [first] = useState(() => radios.find(({ input }) => input.checked)?.input.value)
  const [chosen, setChosen] = useState(first)
  const present = useRef(radios)
  present.current = radios

  useLayoutEffect(() => {
    const focused = present.current.find(({ input }) => input === document.activeElement)?.input.value
    for (const radio of drawnRadios(host)) {
      radio.checked = radio.value === first
      if (radio.value === focused) radio.focus({ preventScroll: true })
    }
    for (const { input } of present.current) input.checked = false
    return () => {
      const last = drawnChoice(host)
      for (const { input } of present.current) input.checked = input.value === last
    }
  }, [host, first])

  useLayoutEffect(() => {
    const wanted = given.find((value) => value.isChosen)?.id
    const radio = drawnRadios(host).find(({ value }) => value === wanted)
    if (radio) radio.checked = true
    setChosen(drawnChoice(host))
  }, [host, given])

  useLayoutEffect(() => {
    const look = () => setChosen(drawnChoice(host))
    // The radios go back only after the event of the form.
    const afterReset = ({ target }: Event) => {
      if (target === drawnRadios(host)[0]?.form) setTimeout(look)
    }
    host.addEventListener('change', look)
    document.addEventListener('reset', afterReset)
    return () => {
      host.removeEventListener('change', look)
      document.removeEventListener('reset', afterReset)
    }
  }, [host])

  return chosen
}
