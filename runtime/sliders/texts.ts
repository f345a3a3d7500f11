import { message } from '../text/strings.ts'

/** The texts of every slider; a tag that is one names them as its own. */
export const SLIDER_TEXTS = {
  sliderKind: 'Slider.Kind',
  previousSlides: 'Slider.Previous',
  nextSlides: 'Slider.Next',
  pauseSlides: 'Slider.Pause',
  playSlides: 'Slider.Play',
  oneShown: message('Slider.OneShown', 'first', 'count'),
  severalShown: message('Slider.SeveralShown', 'first', 'last', 'count'),
} as const

/** The nodes that a slider draws, for the definitions. */
export const SLIDER_PARTS = {
  'slider-buttons': 'The row of buttons, before the slides.',
  'slider-pause': 'Pauses what moves by itself, and lets it go on.',
  'slider-previous': 'Shows the slides before.',
  'slider-next': 'Shows the next slides.',
  'slider-status': 'Says which slides are shown, to screen readers; not seen.',
} as const
