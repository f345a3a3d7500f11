import type { Options } from '@splidejs/splide'
import type { Definition, TextsOf } from '../element/define.ts'
import { part } from '../element/part.ts'
import { message } from '../text/strings.ts'

/** The texts of every slider. Each tag with a slider includes them in its own texts. */
export const SLIDER_TEXTS = {
  sliderKind: 'Slider.Kind',
  slideKind: 'Slider.Slide',
  previousSlides: 'Slider.Previous',
  nextSlides: 'Slider.Next',
  pauseSlides: 'Slider.Pause',
  playSlides: 'Slider.Play',
  oneShown: message('Slider.OneShown', 'first', 'count'),
  rangeShown: message('Slider.SeveralShown', 'first', 'last', 'count'),
} as const

/** The list of the tag, in the page and in fresh HTML; lists inside the slides are the theme's. */
const listOf = <T extends string>(tag: T) =>
  `${tag} > .splide__track > .splide__list, .splide__track:not(* > *) > .splide__list` as const

export const sliderParts = <const T extends string>(tag: T) => ({
  list: part(listOf(tag), 'The list in the track, which the server sends. Its items `.splide__slide` are the slides.'),
  'slider-buttons': part('[data-part=slider-buttons]', 'The row of buttons, before the slides.', {
    without: 'prepend',
    tag: 'div',
  }),
  'slider-status': part('[data-part=slider-status]', 'Says which slides are shown, to screen readers; not seen.', {
    without: 'prepend',
  }),
  'slider-pause': 'Pauses what moves by itself, and lets it go on.',
  'slider-previous': 'Shows the slides before.',
  'slider-next': 'Shows the next slides.',
})

/** The fields that the definitions of all sliders have. */
export type SliderDefinition = Omit<Definition, 'parts' | 'strings'> & {
  parts: ReturnType<typeof sliderParts>
  strings: typeof SLIDER_TEXTS
}

export type SliderTexts = TextsOf<SliderDefinition>

/** The texts of the page's culture under Splide's names; Splide replaces `%s` by numbers. */
export const splideTexts = (t: SliderTexts): Options['i18n'] => ({
  carousel: t.sliderKind,
  slide: t.slideKind,
  slideLabel: t.oneShown({ first: '%s', count: '%s' }),
  prev: t.previousSlides,
  last: t.previousSlides,
  next: t.nextSlides,
  first: t.nextSlides,
  play: t.playSlides,
  pause: t.pauseSlides,
})
