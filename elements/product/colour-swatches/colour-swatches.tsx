import { useStore } from '@nanostores/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useReset } from '../../../runtime/ui/use-reset.ts'
import { useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { useServerNodes } from '../../../runtime/view/slot.tsx'
import { $noVariation, productOf } from '../../../stores/product/variation.ts'
import type { colourSwatches } from './definition.ts'
import { swatchesOf } from './rules.ts'
import { readRadios } from './server-radios.ts'
import { SwatchLabel } from './swatch.tsx'

/**
 * Renders the values as real radio buttons instead of the server's, so choice, arrow keys, reset and validity are
 * native. Inside a product they follow its variant.
 */
export function ColourSwatches({ host, swatches, allowUnavailable, t }: ViewProps<typeof colourSwatches>) {
  const radios = readRadios(useServerNodes(), t.unavailable)
  const name = radios[0]?.input.name ?? ''
  const [$variation] = useState(() => productOf(host)?.$variation ?? $noVariation)
  const { shown: variation } = useStore($variation)
  const given = useLastChanged<unknown>(swatches, variation)
  const ofShop = given === variation && variation ? swatchesOf(variation, name) : undefined
  const shown = ofShop ?? (swatches.length > 0 ? swatches : radios.map(({ swatch }) => swatch))
  const [chosen, setChosen] = useState(() => radios.find(({ input }) => input.checked)?.input.value)

  const radioOf = (id: string | undefined) => rendered(host).find(({ value }) => value === id)
  const readChoice = () => setChosen(rendered(host).find(({ checked }) => checked)?.value)

  const settled = useRef({ given, count: -1 })
  useLayoutEffect(() => {
    if (settled.current.given === given && settled.current.count === radios.length) return
    settled.current = { given, count: radios.length }
    const focused = radios.find(({ input }) => input === document.activeElement)
    for (const { input } of radios) input.checked = false
    const radio = radioOf(shown.find(({ isChosen }) => isChosen)?.id) ?? radioOf(chosen)
    if (radio) radio.checked = true
    if (focused) radioOf(focused.input.value)?.focus({ preventScroll: true })
    readChoice()
  })

  useHostEvent('change', readChoice)
  useReset((form) => form === rendered(host)[0]?.form && readChoice())

  const last = useRef({ radios, chosen })
  useLayoutEffect(() => {
    last.current = { radios, chosen }
  })
  useLayoutEffect(
    () => () => {
      for (const { input } of last.current.radios) input.checked = input.value === last.current.chosen
    },
    [],
  )

  return shown.map((swatch) => {
    const server = radios.find(({ input }) => input.value === swatch.id)
    return (
      <SwatchLabel
        key={swatch.id}
        swatch={swatch}
        name={name}
        kept={server?.kept ?? {}}
        isDefault={server?.input.defaultChecked ?? false}
        isDisabled={swatch.isUnavailable && !allowUnavailable && swatch.id !== chosen}
        suffix={t.unavailable}
      />
    )
  })
}

const rendered = (host: Element) => [
  ...host.querySelectorAll<HTMLInputElement>(':scope > [data-vt-root] > [data-part=swatch] > input'),
]

/** Of two values the one that changed last; at the first render the first value. */
function useLastChanged<T>(first: T, second: T): T {
  const known = useRef({ first, second, last: first })
  const { current } = known
  const last = first !== current.first ? first : second !== current.second ? second : current.last
  known.current = { first, second, last }
  return last
}
