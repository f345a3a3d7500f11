import { ASK_TEXTS, ASKED } from '../../../runtime/consent/ask-texts.ts'
import { choice, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { part } from '../../../runtime/element/part.ts'
import { PROVIDERS } from '../../../runtime/pictures/video/source.ts'

/** `<video-modal>`: a video that opens in a modal (§1, §7). */
export const videoModal = defineElement({
  tag: 'video-modal',
  summary: 'Opens a video in a modal: a file, or a video of YouTube or Vimeo after the consent of the visitor.',
  mount: 'enhance',
  load: 'interaction',
  attributes: {
    src: text('The address of the video. Without it, that of the link.'),
    provider: choice('The provider of the video; `auto` reads it from the address.', PROVIDERS, 'auto'),
    heading: text('The title of the modal. Without it, the text of the link.'),
    captions: text('The address of the captions of a file, as WebVTT.'),
    captionsLang: text('Their language. Without it, the page’s.'),
    poster: text('The picture of a file until it plays.'),
    consent: choice('The category that YouTube and Vimeo wait for; empty for none.', ASKED, 'marketing'),
  },
  events: {
    'video:open': event('The modal opened.', {
      src: text('The address of the video.'),
      provider: text('The provider: `file`, `youtube` or `vimeo`.'),
    }),
    'video:close': event('The modal closed, and the video was removed.'),
  },
  parts: {
    trigger: part('a[href], button', 'Opens the video. A link leads to it without JavaScript.', { required: true }),
    'video-player': 'The box of the video, 16 to 9.',
    'video-lost': 'The message for a video that cannot be played.',
    'video-link': 'The link to the video’s own page.',
  },
  strings: {
    video: 'Media.Video',
    failed: 'Media.VideoFailed',
    openVideo: 'Media.OpenVideo',
    ...ASK_TEXTS,
  },
})
