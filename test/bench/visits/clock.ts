import type { Upgrade } from '../measure.ts'

/** Milliseconds from the click. */
export type Times = { heading: number; ready: number }

type Watch = { begun?: number; heading?: number; ready?: number; tags: string[] }

/**
 * Runs in every document, before its own scripts. The record is kept in the session, so that it survives a full load: the
 * time of the click, of the paint of the new heading, and of the frame after the page was whole and its tags were
 * upgraded. Needs `installUpgrade`.
 */
export function installClock(): void {
  const since = (time: number) => performance.timeOrigin + time
  const read = (): Watch => JSON.parse(sessionStorage.getItem('clock') ?? '{"tags":[]}')
  const write = (change: Partial<Watch>) => sessionStorage.setItem('clock', JSON.stringify({ ...read(), ...change }))

  const isReady = async ({ tags }: Watch) =>
    document.querySelector('#end:not([data-old])') !== null &&
    document.readyState !== 'loading' &&
    tags.every((tag) => customElements.get(tag)) &&
    (await (globalThis as unknown as { upgrade: Upgrade }).upgrade.haveViewsUpgraded())

  const watch = async () => {
    const record = read()
    if (record.begun === undefined || record.ready !== undefined) return
    if (await isReady(record)) requestAnimationFrame(() => write({ ready: since(performance.now()) }))
    else requestAnimationFrame(watch)
  }

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { begun, heading } = read()
      const time = since((entry as unknown as { renderTime: number }).renderTime)
      if (begun !== undefined && heading === undefined && time > begun) write({ heading: time })
    }
  }).observe({ type: 'element', buffered: true })

  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || (event.target as Element).id !== 'next') return
      write({ begun: since(event.timeStamp) })
      requestAnimationFrame(watch)
    },
    true,
  )
  watch()
}

/** Makes the next visit distinct, forgets the last one, and returns the position to click. Runs in the page. */
export function prepareVisit([path, number]: [path: string, number: number]): { x: number; y: number } {
  const { tags } = JSON.parse(sessionStorage.getItem('clock') ?? '{"tags":[]}') as Watch
  sessionStorage.setItem('clock', JSON.stringify({ tags }))
  document.querySelector('#end')?.setAttribute('data-old', '')
  const next = document.querySelector('#next') as Element
  next.setAttribute('href', `${path}${path.includes('?') ? '&' : '?'}visit=${number}`)
  const { left, top, width, height } = next.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The tags of the page area that have their code when the page is at rest: a visit is over when they have it again. */
export function noteTags(): void {
  const tags = new Set([...document.querySelectorAll('main :defined')].map(({ localName }) => localName))
  const own = [...tags].filter((tag) => tag.includes('-'))
  sessionStorage.setItem('clock', JSON.stringify({ tags: own }))
}

/** The times of a visit that is over, else undefined. Runs in the page. */
export function readTimes(): Times | undefined {
  const { begun, heading, ready } = JSON.parse(sessionStorage.getItem('clock') ?? '{}') as Watch
  if (begun === undefined || heading === undefined || ready === undefined) return undefined
  return { heading: heading - begun, ready: ready - begun }
}
