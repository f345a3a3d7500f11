import { ownGlobal } from '../../page/own-global.ts'
import { loadApi } from '../../page/scripts/load-api.ts'
import { type VideoSource, YOUTUBE_HOST } from './source.ts'

/** A video of a site that plays as an animated picture: muted, in a loop, in high quality (§9). */
export type SitePlayer = { play(): void; pause(): void }

/** The scripts of the sites' players, fetched with the first video that plays. */
export const YOUTUBE_SCRIPT = 'https://www.youtube.com/iframe_api'
export const VIMEO_SCRIPT = 'https://player.vimeo.com/api/player.js'

/** The requested quality (§9). */
const QUALITY = 1080

type YouTubePlayer = {
  mute(): void
  playVideo(): void
  pauseVideo(): void
  setPlaybackQuality(quality: string): void
  destroy(): void
}
type YouTube = { Player?: new (element: HTMLElement, options: object) => YouTubePlayer }
type VimeoPlayer = { ready(): Promise<void>; play(): Promise<void>; pause(): Promise<void>; destroy(): Promise<void> }
type Vimeo = { Player?: new (element: HTMLElement, options: object) => VimeoPlayer }

/** Browsers may refuse to play; then the picture stays. */
const quietly = (work: Promise<unknown>) => void work.catch(() => {})

async function youtube({ id }: VideoSource, box: HTMLElement, signal: AbortSignal): Promise<SitePlayer> {
  const Player = await loadApi(YOUTUBE_SCRIPT, () => ownGlobal<YouTube>('YT')?.Player, signal)
  signal.throwIfAborted()
  // The script replaces the element that it gets by a frame.
  const element = box.appendChild(document.createElement('div'))
  const quality = `hd${QUALITY}`
  return new Promise((resolve, reject) => {
    const player = new Player(element, {
      ...{ host: YOUTUBE_HOST, videoId: id, width: '100%', height: '100%' },
      playerVars: {
        // A single video is repeated as a list of itself.
        ...{ autoplay: 1, mute: 1, loop: 1, playlist: id, vq: quality },
        ...{ controls: 0, disablekb: 1, playsinline: 1, rel: 0, origin: location.origin },
      },
      events: {
        onReady: () => {
          player.mute()
          player.setPlaybackQuality(quality)
          resolve({ play: () => player.playVideo(), pause: () => player.pauseVideo() })
        },
        onError: () => reject(new Error(`YouTube does not play ${id}.`)),
      },
    })
    signal.addEventListener('abort', () => player.destroy())
  })
}

async function vimeo({ id, address }: VideoSource, box: HTMLElement, signal: AbortSignal): Promise<SitePlayer> {
  const Player = await loadApi(VIMEO_SCRIPT, () => ownGlobal<Vimeo>('Vimeo')?.Player, signal)
  signal.throwIfAborted()
  const element = box.appendChild(document.createElement('div'))
  const player = new Player(element, {
    ...(id.includes('/') ? { url: address } : { id: Number(id) }),
    ...{ muted: true, loop: true, quality: `${QUALITY}p`, autoplay: true },
    ...{ controls: false, dnt: true, playsinline: true, keyboard: false, responsive: false },
  })
  signal.addEventListener('abort', () => quietly(player.destroy()))
  await player.ready()
  return { play: () => quietly(player.play()), pause: () => quietly(player.pause()) }
}

/** Shows a player until the signal is aborted. Rejects if its script or its video cannot be loaded. */
export async function createPlayer(
  source: VideoSource,
  box: HTMLElement,
  title: string,
  signal: AbortSignal,
): Promise<SitePlayer> {
  signal.addEventListener('abort', () => box.replaceChildren())
  const player = await (source.provider === 'youtube' ? youtube : vimeo)(source, box, signal)
  // It has no controls: the button beside it stops it.
  for (const frame of box.querySelectorAll('iframe')) Object.assign(frame, { title, tabIndex: -1 })
  return player
}
