import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { bannerSlider } from './definition.ts'

export type BannerVideoProps = ViewProps<typeof bannerSlider> & {
  banner: HTMLElement
  isShown: boolean
}

export type VideoProps = BannerVideoProps & {
  /** The position of the video: beside the text of the banner, or over all of it. */
  media: HTMLElement
  isWanted: boolean
  /** Whether the shopper has requested it. */
  isAsked: boolean
  setAsked(isAsked: boolean): void
  /** Reports whether it plays, and that it cannot play. */
  setPlaying(isPlaying: boolean): void
  setLost(): void
}
