import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../../../runtime/ui/icon.tsx'
import { usePrefersReducedMotion } from '../../../runtime/ui/motion.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import { FileVideo } from './file-video.tsx'
import { SiteVideo } from './site-video.tsx'
import type { BannerVideoProps, VideoProps } from './video-props.ts'

/**
 * The video of a banner: it plays while the banner is visible, except under reduced motion, and always has a button
 * that stops it. Renders nothing for a banner without a video.
 */
export function BannerVideo(props: BannerVideoProps) {
  const { banner, isShown, t } = props
  const isStill = usePrefersReducedMotion()
  const [asked, setAsked] = useState<boolean>()
  const [isPlaying, setPlaying] = useState(false)
  const [isLost, setLost] = useState(false)
  const media = banner.querySelector<HTMLElement>('[data-part=banner-media]') ?? banner
  const file = banner.querySelector<HTMLVideoElement>('video')
  const link = banner.querySelector<HTMLAnchorElement>('a[data-part=video]')
  if ((!file && !link) || isLost) return null

  const video: VideoProps = {
    ...{ ...props, media, setAsked, setPlaying, isAsked: asked === true },
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
      {createPortal(button, media)}
    </>
  )
}
