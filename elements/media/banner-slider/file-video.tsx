import { useEffect } from 'react'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import type { VideoProps } from './video-props.ts'

/** The video is muted and in a loop, with a button instead of its controls. */
export function FileVideo({ file, isWanted, ...to }: VideoProps & { file: HTMLVideoElement }) {
  const newest = useLatest(to)

  useEffect(() => {
    const lifetime = new AbortController()
    const { signal } = lifetime
    const { controls } = file
    Object.assign(file, { controls: false, muted: true, loop: true, playsInline: true })
    for (const name of ['play', 'pause'])
      file.addEventListener(name, () => newest.current.setPlaying(!file.paused), { signal })
    // Sources fail one after the other; after the last one the poster stays.
    const onError = () => file.networkState === file.NETWORK_NO_SOURCE && newest.current.setLost()
    file.addEventListener('error', onError, { capture: true, signal })
    return () => {
      lifetime.abort()
      file.pause()
      file.controls = controls
    }
  }, [file, newest])

  useEffect(() => {
    // Browsers may refuse to play; then the button still shows the paused state.
    if (isWanted) file.play().catch(() => {})
    else file.pause()
  }, [file, isWanted])
  return null
}
