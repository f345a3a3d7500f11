import { each } from '../element/each.ts'
import { keepPlace, placeOf } from './places.ts'
import { type Slider, type SliderOptions, startSlider } from './slider.ts'

type Host = {
  host: HTMLElement
  signal: AbortSignal
  onChange(listener: () => void): void
}

/**
 * Makes the list that stands directly in a tag a slider, also one that comes late, and shows the slides that the shopper
 * left it at. Begins anew, at the same slide, with what `optionsNow` answers after an attribute has changed.
 */
export function sliderOfList({ host, signal, onChange }: Host, optionsNow: () => Omit<SliderOptions, 'list'>): void {
  let restart: (() => void) | undefined
  onChange(() => restart?.())
  each(host, `${host.localName} > :nth-child(1 of ul, ol)`, signal, (list, gone) => {
    if (list.parentElement !== host) return
    let present = new AbortController()
    const begin = (start: number | undefined): Slider => {
      const options = optionsNow()
      const onMove = (index: number, isByShopper: boolean) => {
        if (isByShopper) keepPlace(host, index)
        options.onMove?.(index, isByShopper)
      }
      return startSlider(host, { ...options, list, onMove, ...(start !== undefined && { start }) }, present.signal)
    }
    let slider = begin(placeOf(host))
    restart = () => {
      const { index } = slider
      present.abort()
      present = new AbortController()
      slider = begin(index)
    }
    gone.addEventListener('abort', () => {
      restart = undefined
      present.abort()
    })
  })
}
