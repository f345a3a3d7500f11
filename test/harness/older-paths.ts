/** Opens the page at an address with folders, and leaves cookies of a name there, as an older version of a site did. Returns what ends it. */
export function withOlderCookies(name: string, values: Record<string, string>): () => void {
  const { href } = location
  history.replaceState(history.state, '', '/vt-older/page')
  const put = (path: string, value: string, end = '') => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=${value}; path=${path}${end}`
  }
  for (const [path, value] of Object.entries(values)) put(path, value)
  return () => {
    for (const path of ['/', ...Object.keys(values)]) put(path, '', '; max-age=0')
    history.replaceState(history.state, '', href)
  }
}
