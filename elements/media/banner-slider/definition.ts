import { ASK_TEXTS, ASKED } from '../../../runtime/consent/ask-texts.ts'
import { choice, number } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { SLIDER_TEXTS, sliderParts } from '../../../runtime/sliders/texts.ts'
import { INTERVAL, SPEED } from './rules.ts'

/** `<banner-slider>`: banners one after the other, with pictures or videos (§1, §9). */
export const bannerSlider = defineElement({
  tag: 'banner-slider',
  summary: 'Shows banners one at a time; a banner with a video plays it, silent, while it is visible.',
  mount: 'enhance',
  load: 'visible',
  together: 'sliders',
  attributes: {
    autoplay: number('Milliseconds until the next banner is shown by itself; 0: never.', INTERVAL),
    speed: number('Milliseconds of one move.', SPEED),
    consent: choice('The category that videos of YouTube and Vimeo wait for; empty for none.', ASKED, 'marketing'),
  },
  events: {
    'slider:ready': event('The banners can be moved.', { count: number('How many there are.', 0) }),
    'slider:change': event('Another banner is shown.', { index: number('Which, counted from 0.', 0) }),
  },
  parts: {
    ...sliderParts('banner-slider'),
    video: 'Give it to the link of a banner to a video of YouTube or Vimeo; its picture is shown until that plays.',
    'banner-media': 'Give it to the box of the picture or video, if the banner has text beside it.',
    'banner-play': 'Plays the video of a banner, and stops it.',
    'banner-player': 'The player of a site, over the picture.',
    'banner-ask': 'The question before another site’s video.',
  },
  cssProperties: {
    '--vt-slider-row': 'The height kept for the row of buttons above the banners.',
  },
  strings: {
    ...SLIDER_TEXTS,
    play: 'Media.PlayVideo',
    pause: 'Media.PauseVideo',
    video: 'Media.Video',
    ...ASK_TEXTS,
  },
})
