/** How long the banner stays away, in hours: one year (§9). */
export const COOKIE_LAW_HOURS = 8760
