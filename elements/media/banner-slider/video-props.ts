import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { bannerSlider } from './definition.ts'

/** The props of the video of a banner. */
export type BannerVideoProps = ViewProps<typeof bannerSlider> & {
  banner: HTMLElement
  /** Whether somebody can see the banner. */
  isShown: boolean
}

/** The props of the videos of files and of sites. */
export type VideoProps = BannerVideoProps & {
  /** Where the video is: beside the text of the banner, or over all of it. */
  media: HTMLElement
  /** Whether it is to play now. */
  isWanted: boolean
  /** Whether the shopper has asked for it. */
  isAsked: boolean
  setAsked(isAsked: boolean): void
  /** Says whether it plays, and that it cannot. */
  setPlaying(isPlaying: boolean): void
  setLost(): void
}
