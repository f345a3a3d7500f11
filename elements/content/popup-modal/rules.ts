/** How long after the page a popup opens, in milliseconds (§9). */
export const POPUP_DELAY = 3000
