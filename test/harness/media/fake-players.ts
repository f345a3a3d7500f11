const SITES = /youtube|vimeo/

type Made = { options: Record<string, unknown>; calls: string[]; ready(): void; fail(): void }
type Globals = { YT?: unknown; Vimeo?: unknown }

/** The external scripts that a page requests, and its use of their players. No other site is called. */
export class FakePlayers {
  readonly scripts: string[] = []
  readonly made: Made[] = []
  readonly #own = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src') as PropertyDescriptor

  start(): void {
    const { scripts } = this
    const own = this.#own
    Object.defineProperty(HTMLScriptElement.prototype, 'src', {
      ...own,
      set(this: HTMLScriptElement, address: unknown) {
        const isSite = SITES.test(String(address))
        if (isSite) scripts.push(String(address))
        own.set?.call(this, isSite ? `data:text/javascript,//${scripts.length}` : address)
      },
    })
  }

  youtubeComes(): void {
    const { made } = this
    const note = (calls: string[], name: string) => (value?: string) => {
      calls.push(value === undefined ? name : `${name} ${value}`)
    }
    Object.assign(globalThis, {
      YT: {
        Player: class {
          constructor(element: HTMLElement, options: Record<string, unknown>) {
            const calls: string[] = []
            const { onReady, onError } = options.events as Record<'onReady' | 'onError', () => void>
            made.push({ options, calls, ready: () => onReady(), fail: () => onError() })
            element.replaceWith(document.createElement('iframe'))
            for (const name of ['mute', 'playVideo', 'pauseVideo', 'setPlaybackQuality', 'destroy'])
              Object.assign(this, { [name]: note(calls, name) })
          }
        },
      },
    })
  }

  vimeoComes(): void {
    const { made } = this
    Object.assign(globalThis, {
      Vimeo: {
        Player: class {
          constructor(_element: HTMLElement, options: Record<string, unknown>) {
            const calls: string[] = []
            made.push({ options, calls, ready() {}, fail() {} })
            for (const name of ['ready', 'play', 'pause', 'destroy'])
              Object.assign(this, { [name]: () => Promise.resolve(calls.push(name)) })
          }
        },
      },
    })
  }

  stop(): void {
    Object.defineProperty(HTMLScriptElement.prototype, 'src', this.#own)
    const globals = globalThis as Globals
    delete globals.YT
    delete globals.Vimeo
  }
}
