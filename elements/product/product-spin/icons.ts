import { svg } from 'lit-html'

const PLAY = 'M8 5v14l11-7z'
const PAUSE = 'M7 5h4v14H7zM13 5h4v14h-4z'

/** The sign of the button: what a press does. */
export const drawIcon = (isPlaying: boolean) => svg`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
  <path d=${isPlaying ? PAUSE : PLAY} fill="currentColor"></path>
</svg>`
