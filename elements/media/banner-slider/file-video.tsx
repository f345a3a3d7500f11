import { useEffect } from 'react'
import { play, useMutedFilm } from '../../../runtime/pictures/video/use-muted-film.ts'
import type { VideoProps } from './video-props.ts'

/** The video is muted and in a loop, with a button instead of its controls. */
export function FileVideo({ file, isWanted, setPlaying, setLost }: VideoProps & { file: HTMLVideoElement }) {
  useMutedFilm(file, { played: setPlaying, lost: setLost })
  useEffect(() => {
    Object.assign(file, { loop: true, playsInline: true })
    if (isWanted) play(file)
    else file.pause()
  }, [file, isWanted])
  return null
}
