/**
 * Gives the page its own cookie jar, at an address with folders where an older version of a site has set cookies of the
 * same name. A browser would use its real jar, by the address of the loaded page. Returns the function that restores
 * it.
 */
export function withOlderCookies(name: string, values: Record<string, string>): () => void {
  const { href } = location
  history.replaceState(history.state, '', '/vt-older/page')
  const jar = new Map<string, string>()
  const read = () => [...jar].sort(([one], [other]) => other.length - one.length).map(([path, value]) => [path, value])
  const write = (text: string) => {
    const [, key, value = '', path = '/'] = /^([^=]+)=([^;]*).*?path=([^;]*)/.exec(text) ?? []
    if (key !== name) return
    if (value === '') jar.delete(path)
    else jar.set(path, value)
  }
  for (const [path, value] of Object.entries(values)) jar.set(path, value)
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => ['other=1', ...read().map(([, value]) => `${name}=${value}`)].join('; '),
    set: write,
  })
  return () => {
    Reflect.deleteProperty(document, 'cookie')
    history.replaceState(history.state, '', href)
  }
}
