import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { pictureOf, picturesIn } from '../../../runtime/pictures/picture.ts'
import { INTERVAL } from '../../../runtime/pictures/rules.ts'
import { Viewer } from '../../../runtime/pictures/viewer.tsx'

type Props = {
  host: HTMLElement
  /** The photo that was pressed. */
  link: HTMLAnchorElement
  /** Shows in the gallery the slide that is visible here. */
  show(slide: HTMLElement): void
  /** Called after it has faded out, or when it could not open. */
  onGone(): void
}

/** The photos over the whole screen, without the films. */
export function LargeView({ host, link, show, onGone }: Props) {
  const [opened] = useState(() => {
    const photos = host.querySelector('[data-part=photos]')
    const links = photos ? picturesIn(photos) : []
    const isAnotherOpen = document.querySelector('dialog[data-vt-pictures][open]') !== null
    return { links, start: isAnotherOpen ? -1 : links.indexOf(link) }
  })
  const { links, start } = opened
  useEffect(() => {
    if (start < 0) onGone()
  }, [start, onGone])
  if (start < 0) return null

  const onChange = (index: number) => {
    const slide = links[index]?.closest<HTMLElement>('li')
    if (slide?.isConnected) show(slide)
  }
  return createPortal(
    <Viewer
      pictures={links.map((each) => pictureOf(each) ?? { src: '', alt: '' })}
      {...{ start, interval: INTERVAL, trigger: link, onChange, onGone }}
      onClose={(index) => links[index]?.focus({ preventScroll: true })}
    />,
    document.body,
  )
}
