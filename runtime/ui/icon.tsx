const PATHS = {
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  close: 'm6 6 12 12M18 6 6 18',
  play: 'M8 5.5v13L18.5 12z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
} as const

export type IconName = keyof typeof PATHS

/** The icon of a button. It is decoration: the button has a label. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
)
