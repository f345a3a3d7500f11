/** False on a server: it may import every file, and nothing happens there. */
export const IN_BROWSER = typeof document !== 'undefined'
