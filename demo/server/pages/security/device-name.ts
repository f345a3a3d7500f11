import type { ShopContext } from '../../context.ts'

/** The first match counts: Edge and Opera also contain the name of Chrome, and Chrome that of Safari. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS|HeadlessChrome/],
  ['Safari', /Safari\//],
]

const systems: [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Mac OS X|Macintosh/],
  ['Linux', /Linux|X11/],
]

const nameIn = (list: [string, RegExp][], text: string) => list.find(([, pattern]) => pattern.test(text))?.[0]

/** The browser and system of a user agent, as text: `Firefox sur Windows`. */
export function deviceName({ var: { t } }: ShopContext, userAgent: string): string {
  const [browser, system] = [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
  if (browser && system) return t('Pages.Sessions.Device', { browser, system })
  return browser ?? system ?? t('Pages.Sessions.Unknown')
}
