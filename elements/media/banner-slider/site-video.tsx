import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAsked } from '../../../runtime/consent/use-asked.tsx'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { logOnly, warn } from '../../../runtime/page/warn.ts'
import type { SitePlayer } from '../../../runtime/pictures/video/players.ts'
import { readVideo, siteOf } from '../../../runtime/pictures/video/source.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { usePageEvent } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import { $consent, saveConsent } from '../../../stores/consent/consent.ts'
import type { VideoProps } from './video-props.ts'

const players = deferred('the players of videos', () => import('../../../runtime/pictures/video/players.ts'))

/** The video is loaded when it first plays, after the visitor has consented. */
export function SiteVideo(props: VideoProps & { link: HTMLAnchorElement }) {
  const { media, link, isWanted, isAsked, consent, t } = props
  const newest = useLatest(props)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [player, setPlayer] = useState<SitePlayer>()
  const [isStarted, setStarted] = useState(false)
  const { setting } = useStore($consent)
  const source = readVideo(link.href)
  const title = link.textContent?.trim() || link.querySelector('img')?.alt || t.video
  const { isAllowed, ask } = useAsked({
    ...{ choice: setting, category: consent, name: title, t, save: saveConsent },
    address: source ? siteOf(source) : link.href,
  })
  const isSite = source !== undefined && source.provider !== 'file'
  if (isWanted && isAllowed && isSite && !isStarted) setStarted(true)
  const address = isSite ? source.address : ''

  useEffect(() => {
    if (!isSite) {
      warn(`"${link.href}" is no video of YouTube or Vimeo.`, 'Its link is followed.', 'Use <video> for files.')
    }
  }, [link, isSite])
  usePageEvent<MouseEvent>(link, 'click', (event) => {
    if (!isSite || !clickedOn(event, 'a')) return
    event.preventDefault()
    props.setAsked(true)
  })

  useEffect(() => {
    const wanted = readVideo(address)
    if (!box || !isStarted || !isAllowed || !wanted) return
    const lifetime = new AbortController()
    const { signal } = lifetime
    const lost = (error: unknown) => {
      if (signal.aborted) return
      logOnly('A video of another site could not be played.', error)
      newest.current.setLost()
    }
    players
      .get()
      .then(({ createPlayer }) => createPlayer(wanted, box, title, signal))
      .then((ready) => signal.aborted || setPlayer(ready), lost)
    return () => {
      lifetime.abort()
      setPlayer(undefined)
    }
  }, [box, isStarted, isAllowed, address, title, newest])

  useEffect(() => {
    if (isWanted) player?.play()
    else player?.pause()
    newest.current.setPlaying(player !== undefined && isWanted)
  }, [player, isWanted, newest])

  useEffect(() => {
    // The link is behind the player, where its focus would be invisible.
    link.inert = player !== undefined
    return () => {
      link.inert = false
    }
  }, [link, player])

  const question = isAsked && isSite && !isAllowed && (
    <div data-part="banner-ask" {...{ [CREATED]: '' }}>
      <div data-part="embed-stage" data-kind="iframe" data-state="closed">
        {ask}
      </div>
    </div>
  )
  return (
    <>
      {isStarted &&
        isAllowed &&
        createPortal(<div ref={setBox} data-part="banner-player" {...{ [CREATED]: '' }} />, media)}
      {question && createPortal(question, media)}
    </>
  )
}
