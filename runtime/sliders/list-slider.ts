import { each } from '../element/each.ts'
import { type SliderOptions, startSlider } from './slider.ts'

type Host = {
  host: HTMLElement
  signal: AbortSignal
  onChange(listener: () => void): void
}

/**
 * Makes the list that stands directly in a tag a slider, also one that comes late; begins anew, at the same slide, with
 * what `optionsNow` answers after an attribute has changed.
 */
export function sliderOfList({ host, signal, onChange }: Host, optionsNow: () => Omit<SliderOptions, 'list'>): void {
  let restart: (() => void) | undefined
  onChange(() => restart?.())
  each(host, `${host.localName} > :nth-child(1 of ul, ol)`, signal, (list, gone) => {
    if (list.parentElement !== host) return
    let present = new AbortController()
    let slider = startSlider(host, { ...optionsNow(), list }, present.signal)
    restart = () => {
      const start = slider.index
      present.abort()
      present = new AbortController()
      slider = startSlider(host, { ...optionsNow(), list, start }, present.signal)
    }
    gone.addEventListener('abort', () => {
      restart = undefined
      present.abort()
    })
  })
}
