/** Milliseconds after the load of the page until a popup opens (§9). */
export const POPUP_DELAY = 3000
