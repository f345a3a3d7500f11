/** Matches for shoppers who asked their system for less motion. */
export const reducedMotionQuery = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

export const prefersReducedMotion = (): boolean => reducedMotionQuery().matches
