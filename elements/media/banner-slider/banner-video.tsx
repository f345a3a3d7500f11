import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../../runtime/ui/icon.tsx'
import { usePrefersReducedMotion } from '../../../runtime/ui/motion.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { bannerSlider } from './definition.ts'
import { FileVideo } from './file-video.tsx'
import { SiteVideo } from './site-video.tsx'

type Props = ViewProps<typeof bannerSlider> & {
  banner: HTMLElement
  /** Whether somebody can see the banner. */
  isShown: boolean
}

/** What the videos of files and of sites are given. */
export type VideoProps = Props & {
  /** Whether it is to play now. */
  isWanted: boolean
  /** Whether the shopper has asked for it. */
  isAsked: boolean
  setAsked(isAsked: boolean): void
  /** Says whether it plays, and that it cannot. */
  setPlaying(isPlaying: boolean): void
  setLost(): void
}

/** Where the video of a banner is: beside its text, or over all of it. */
export const mediaOf = (banner: HTMLElement): HTMLElement =>
  banner.querySelector<HTMLElement>('[data-part=banner-media]') ?? banner

/**
 * The video of a banner: it plays while the banner is seen, but for who wants less motion, and there is always a button that
 * stops it. A banner without a video has none.
 */
export function BannerVideo(props: Props) {
  const { banner, isShown, t } = props
  const isStill = usePrefersReducedMotion()
  const [asked, setAsked] = useState<boolean>()
  const [isPlaying, setPlaying] = useState(false)
  const [isLost, setLost] = useState(false)
  const file = banner.querySelector<HTMLVideoElement>('video')
  const link = banner.querySelector<HTMLAnchorElement>('a[data-part=video]')
  if ((!file && !link) || isLost) return null

  const video: VideoProps = {
    ...{ ...props, setAsked, setPlaying, isAsked: asked === true },
    isWanted: isShown && (asked ?? !isStill),
    setLost: () => setLost(true),
  }
  const button = (
    <button
      type="button"
      data-part="banner-play"
      {...{ [CREATED]: '' }}
      aria-label={isPlaying ? t.pause : t.play}
      onClick={() => setAsked(!isPlaying)}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </button>
  )
  return (
    <>
      {file ? <FileVideo {...video} file={file} /> : link && <SiteVideo {...video} link={link} />}
      {createPortal(button, mediaOf(banner))}
    </>
  )
}
