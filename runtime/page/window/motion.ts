/** Matches for shoppers who asked their system for less motion. */
export const calmQuery = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

/** True for shoppers who asked their system for less motion. */
export const isCalm = (): boolean => calmQuery().matches
