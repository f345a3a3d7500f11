import { useEffect, useRef, useState } from 'react'
import { settings } from '../../../runtime/page/settings.ts'
import { frameAddress, type VideoSource } from '../../../runtime/pictures/video/source.ts'
import { intlCulture } from '../../../runtime/text/locale.ts'

import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { videoModal } from './definition.ts'

type Props = Pick<ViewProps<typeof videoModal>, 'captions' | 'captionsLang' | 'poster' | 't'> & {
  source: VideoSource
  title: string
}

/** The name of a language in that language. */
const languageName = (language: string): string => {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** The video is removed when the modal begins to close, so that the fade is silent. */
export function VideoPlayer({ source, title, captions, captionsLang, poster, t }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const [isLost, setLost] = useState(false)
  const language = captionsLang || intlCulture(settings().locale)

  useEffect(() => {
    const dialog = box.current?.closest('dialog')
    const end = () => setOver(true)
    dialog?.addEventListener('close', end)
    return () => dialog?.removeEventListener('close', end)
  }, [])

  const video = (
    // biome-ignore lint/a11y/useMediaCaption: the captions are those that the shop has
    <video
      src={source.address}
      aria-label={title}
      poster={poster || undefined}
      controls
      autoPlay
      playsInline
      onError={() => setLost(true)}
    >
      {captions && <track kind="captions" src={captions} srcLang={language} label={languageName(language)} default />}
    </video>
  )
  const frame = (
    <iframe
      src={frameAddress(source, intlCulture(settings().locale))}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      allowFullScreen
      // The sites need the address of the page that shows their player.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
  const isFile = source.provider === 'file'
  return (
    <>
      <div ref={box} data-part="video-player">
        {!isOver && !isLost && (isFile ? video : frame)}
        {isLost && (
          <p data-part="video-lost" role="alert">
            {t.failed}
          </p>
        )}
      </div>
      {(isLost || !isFile) && (
        <p>
          <a data-part="video-link" href={source.address} target="_blank" rel="noopener">
            {t.openVideo}
          </a>
        </p>
      )}
    </>
  )
}
