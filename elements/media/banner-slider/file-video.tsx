import { useEffect } from 'react'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import type { VideoProps } from './video-props.ts'

/** The shop's own video, as the server sent it: silent and over and over, with a button in the place of its controls. */
export function FileVideo({ file, isWanted, ...to }: VideoProps & { file: HTMLVideoElement }) {
  const newest = useLatest(to)

  useEffect(() => {
    const lifetime = new AbortController()
    const { signal } = lifetime
    const { controls } = file
    Object.assign(file, { controls: false, muted: true, loop: true, playsInline: true })
    for (const name of ['play', 'pause'])
      file.addEventListener(name, () => newest.current.setPlaying(!file.paused), { signal })
    // Sources fail one by one; after the last the poster stays.
    const onError = () => file.networkState === file.NETWORK_NO_SOURCE && newest.current.setLost()
    file.addEventListener('error', onError, { capture: true, signal })
    return () => {
      lifetime.abort()
      file.pause()
      file.controls = controls
    }
  }, [file, newest])

  useEffect(() => {
    // Browsers may refuse; then the button still says that it is paused.
    if (isWanted) file.play().catch(() => {})
    else file.pause()
  }, [file, isWanted])
  return null
}
