import { svg } from 'lit-html'

const PATHS: Record<string, string> = {
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
  play: 'M8 5.5v13l10.5-6.5Z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
}

/** A sign of a picture's button; decoration. */
export const drawPictureIcon = (name: string) =>
  svg`<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true">
    <path d=${PATHS[name] ?? ''} />
  </svg>`
