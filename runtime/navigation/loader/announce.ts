import { loadStrings, t } from '../../text/strings.ts'

/** Milliseconds after the swap: a screen reader would lose words that come with the new page. */
const PAUSE = 80

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Reads words out; the region must be in the page before its first words. */
export function announceText(words: string): void {
  listen()
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (region) region.textContent = words
  }, PAUSE)
}

/** Reads a text of the library out. */
export async function announce(key: 'Core.Loading'): Promise<void> {
  await loadStrings()
  announceText(t(key))
}

/** Puts the one region for what is read out into the page. */
export function listen(): void {
  if (region?.isConnected) return
  region = document.createElement('div')
  region.className = 'vt-hidden'
  region.role = 'status'
  region.dataset.part = 'announcement'
  document.body.append(region)
}

/** Takes the region away. */
export function fallSilent(): void {
  clearTimeout(timer)
  region?.remove()
}
