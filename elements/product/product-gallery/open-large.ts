import { loadFully } from '../../../runtime/navigation/visit.ts'
import { arrive } from '../../../runtime/page/scripts.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { pictureOf, picturesIn } from '../../../runtime/pictures/picture.ts'
import { INTERVAL } from '../../../runtime/pictures/rules.ts'

/**
 * Opens the photos of a list over the whole screen; what is no photo is left out. The gallery goes along, and has the
 * focus afterwards. When the code does not come, the link is followed.
 */
export async function openLarge(
  event: MouseEvent,
  link: HTMLAnchorElement,
  photos: HTMLElement,
  show: (slide: HTMLElement) => void,
): Promise<void> {
  const links = picturesIn(photos)
  const start = links.indexOf(link)
  if (start < 0) return
  event.preventDefault()
  const code = await arrive('image-overlay', import('../../../runtime/pictures/viewer.ts')).catch(
    (error: unknown) => void logOnly('The overlay of photos did not come; the link is followed.', error),
  )
  if (!code) return loadFully(new URL(link.href))
  if (!link.isConnected || document.querySelector('dialog[data-vt-pictures][open]')) return
  const changed = (index: number) => {
    const slide = links[index]?.closest<HTMLElement>('[data-part=photos] > *')
    if (slide?.isConnected) show(slide)
  }
  new code.Viewer({
    pictures: links.map((each) => pictureOf(each) ?? { src: '', alt: '' }),
    start,
    interval: INTERVAL,
    trigger: link,
    changed,
    closed: (index) => links[index]?.focus({ preventScroll: true }),
  })
}
