/** Milliseconds after copying at which the notice appears, hides, and is out of the page (§4, §9). */
export const NOTICE = { appears: 100, hides: 2_000, leaves: 2_500 } as const
