/**
 * False on a server, and in a page that is only simulated, as jsdom does: every file can be imported there, and nothing
 * happens.
 */
export const IN_BROWSER = typeof document !== 'undefined' && typeof IntersectionObserver !== 'undefined'
