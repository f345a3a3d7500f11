import type { Definition, TextsOf } from '../element/define.ts'
import { part } from '../element/part.ts'
import { message } from '../text/strings.ts'

/** The texts of every slider; a tag that is one names them as its own. */
export const SLIDER_TEXTS = {
  sliderKind: 'Slider.Kind',
  previousSlides: 'Slider.Previous',
  nextSlides: 'Slider.Next',
  pauseSlides: 'Slider.Pause',
  playSlides: 'Slider.Play',
  oneShown: message('Slider.OneShown', 'first', 'count'),
  rangeShown: message('Slider.SeveralShown', 'first', 'last', 'count'),
} as const

/** The list directly in the tag, in the page and in fresh HTML; lists inside the slides are the theme's. */
const listOf = <T extends string>(tag: T) => `${tag} > :is(ul, ol), :is(ul, ol):not(* > *)` as const

/** The parts of a slider, for the definition of its tag. */
export const sliderParts = <const T extends string>(tag: T) => ({
  list: part(listOf(tag), 'The list, which the server sends. Its items are the slides.'),
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

/** What the definitions of all sliders have. */
export type SliderDefinition = Omit<Definition, 'parts' | 'strings'> & {
  parts: ReturnType<typeof sliderParts>
  strings: typeof SLIDER_TEXTS
}

export type SliderTexts = TextsOf<SliderDefinition>
