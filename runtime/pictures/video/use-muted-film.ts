import { useEffect } from 'react'
import { useLatest } from '../../ui/use-latest.ts'

type Reports = {
  /** Whether the film plays now. */
  played(isPlaying: boolean): void
  /** None of its sources can be played: the poster stays. */
  lost(): void
}

/** Mutes a film of the page, and takes the browser's controls away: the caller renders a button in place of them. */
export function useMutedFilm(film: HTMLVideoElement | null | undefined, reports: Reports): void {
  const newest = useLatest(reports)
  useEffect(() => {
    if (!film) return
    const lifetime = new AbortController()
    const { signal } = lifetime
    const { controls } = film
    Object.assign(film, { controls: false, muted: true })
    const report = () => newest.current.played(!film.paused)
    report()
    for (const name of ['play', 'pause']) film.addEventListener(name, report, { signal })
    // Sources fail one after the other.
    const onError = () => film.networkState === film.NETWORK_NO_SOURCE && newest.current.lost()
    film.addEventListener('error', onError, { capture: true, signal })
    return () => {
      lifetime.abort()
      film.pause()
      film.controls = controls
    }
  }, [film, newest])
}

/** Browsers may refuse to play: then the button still shows the paused state. */
export const play = (film: HTMLVideoElement): void => void film.play().catch(() => {})
