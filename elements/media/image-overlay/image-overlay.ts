import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { each } from '../../../runtime/element/each.ts'
import { loadFully } from '../../../runtime/navigation/visit.ts'
import { arrive } from '../../../runtime/page/scripts/arrive.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { pictureOf, picturesIn } from '../../../runtime/pictures/picture.ts'
import type { Viewer } from '../../../runtime/pictures/viewer.ts'
import type { imageOverlay } from './definition.ts'

type Overlay = Connected<typeof imageOverlay>

/** What opens an image: a link to it, or a button that names it. */
const TRIGGER = 'a[href], button[data-src]'

/** Opens the images of the host. The code of the overlay comes with the first of them. */
export function connectImageOverlay(overlay: Overlay): () => void {
  const { host, attributes, emit, signal } = overlay
  let viewer: Viewer | undefined
  let isOpening = false

  /** False when the code of the overlay cannot be had. */
  const open = async (trigger: HTMLElement): Promise<boolean> => {
    if (viewer || isOpening) return true
    isOpening = true
    const code = await arrive('image-overlay', import('../../../runtime/pictures/viewer.ts')).catch(logged)
    isOpening = false
    const set = picturesIn(host)
    const start = set.indexOf(trigger)
    if (!code || signal.aborted || start < 0) return code !== undefined
    viewer = new code.Viewer({
      pictures: set.map((each) => pictureOf(each) ?? { src: '', alt: '' }),
      start,
      interval: attributes.interval,
      trigger,
      changed: (index) => emit('overlay:change', { index }),
      closed: (index) => {
        viewer = undefined
        emit('overlay:close', { index })
        // Focus goes to the image that was seen last.
        set[index]?.focus({ preventScroll: true })
      },
    })
    emit('overlay:open', { index: start })
    return true
  }
  const onClick = (event: MouseEvent) => {
    const trigger = clickedOn<HTMLElement>(event, TRIGGER)
    if (!trigger || !picturesIn(host).includes(trigger)) return
    event.preventDefault()
    open(trigger).then((isOpen) => !isOpen && trigger instanceof HTMLAnchorElement && loadFully(new URL(trigger.href)))
  }
  host.addEventListener('click', onClick, { signal })
  each<HTMLElement>(host, TRIGGER, signal, (trigger) => {
    if (picturesIn(host).includes(trigger)) trigger.ariaHasPopup = 'dialog'
  })
  const openAt = async (index: number) => {
    const trigger = picturesIn(host)[index]
    if (trigger) await open(trigger)
  }
  Object.assign(host, { openAt })
  return () => viewer?.close()
}

const logged = (error: unknown) => void logOnly('The overlay of images did not come; the link is followed.', error)
