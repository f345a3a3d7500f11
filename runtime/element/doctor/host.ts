/** Hosts of development: the own computer, and the top-level names that no public site can have. */
export const isDevelopmentHost = (host: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(localhost|local|test))$/.test(host)
