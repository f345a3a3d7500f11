type Marker = { title: string; icon?: string; press?: () => void }
type Globals = { google?: unknown; gm_authFailure?: unknown; vitrineFakeMaps?: unknown }

/** A maps script that calls no other site, and records the page's use of it. */
export type FakeMaps = {
  script: string
  options: Record<string, unknown>
  markers: Marker[]
  fitted: number
  zoom: number
  press(index: number): void
  shownInfo(): string
  restore(): void
}

let count = 0

export const mapsScripts = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src*="key="]')].map(({ src }) => src)

/** Creates a maps service that is ready once its script has run. */
export function fakeMaps(): FakeMaps {
  const globals = globalThis as Globals
  const fake: FakeMaps = {
    script: `data:text/javascript,google={maps:vitrineFakeMaps}//${++count}`,
    ...{ options: {}, markers: [], fitted: 0, zoom: 0 },
    press: (index) => fake.markers[index]?.press?.(),
    shownInfo: () => info,
    restore() {
      for (const script of document.querySelectorAll('script[src*="key="]')) script.remove()
      for (const name of ['google', 'vitrineFakeMaps'] as const) delete globals[name]
    },
  }
  let info = ''
  globals.vitrineFakeMaps = {
    Map: class {
      constructor(_element: Element, options: Record<string, unknown>) {
        fake.options = options
      }
      setCenter() {}
      setZoom(zoom: number) {
        fake.zoom = zoom
      }
      getZoom = () => fake.zoom
      getBounds = () => undefined
      fitBounds() {
        fake.fitted += 1
      }
      addListener() {}
    },
    Marker: class {
      made: Marker
      constructor({ title, icon }: Marker) {
        this.made = { title, ...(icon && { icon }) }
        fake.markers.push(this.made)
      }
      setMap() {
        fake.markers = fake.markers.filter((marker) => marker !== this.made)
      }
      addListener(_name: string, press: () => void) {
        this.made.press = press
      }
    },
    InfoWindow: class {
      setContent(node: Node) {
        info = node.textContent ?? ''
      }
      setPosition() {}
      open() {}
      close() {}
    },
    LatLngBounds: class {
      extend() {}
    },
  }
  return fake
}
