import { pictureOf, picturesIn } from './picture.ts'
import { INTERVAL } from './rules.ts'
import { Viewer } from './viewer.ts'

/**
 * Opens the photos of a list over the whole screen; what is no photo is left out. `show` hears of the item that is seen, and its
 * link has the focus afterwards.
 */
export function openLarge(link: HTMLAnchorElement, photos: HTMLElement, show: (item: HTMLElement) => void): void {
  const links = picturesIn(photos)
  const start = links.indexOf(link)
  if (start < 0 || !link.isConnected || document.querySelector('dialog[data-vt-pictures][open]')) return
  const changed = (index: number) => {
    const item = links[index]?.closest<HTMLElement>('li')
    if (item?.isConnected) show(item)
  }
  new Viewer({
    pictures: links.map((each) => pictureOf(each) ?? { src: '', alt: '' }),
    start,
    interval: INTERVAL,
    trigger: link,
    changed,
    closed: (index) => links[index]?.focus({ preventScroll: true }),
  })
}
