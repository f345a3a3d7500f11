import { useEffect } from 'react'
import { clickedOn } from '../dialogs/trigger.ts'
import { each } from '../element/each.ts'
import { loadFully } from '../navigation/visit.ts'
import { logOnly } from '../page/warn.ts'
import { useHostEvent } from '../view/hooks.ts'
import { pictureOf, picturesIn } from './picture.ts'
import { useViewer } from './picture-viewer.tsx'

const TRIGGER = 'a[href], button[data-src]'

type Options = {
  /** Milliseconds of each image in a slideshow. */
  interval: number
  onOpen(index: number): void
  onChange?(index: number): void
  onClose?(index: number): void
}

/**
 * Opens the images of a tag over the page at a click on one; if the code cannot be loaded, the browser follows the
 * link. Render `element`.
 */
export function usePictureSet(host: HTMLElement, { interval, onOpen, onChange, onClose }: Options) {
  const viewer = useViewer()

  const open = (trigger: HTMLElement) =>
    viewer
      .open(() => {
        const triggers = picturesIn(host)
        const start = triggers.indexOf(trigger)
        if (start < 0 || !host.isConnected) return undefined
        return {
          pictures: triggers.map((one) => pictureOf(one) ?? { src: '', alt: '' }),
          start,
          interval,
          trigger,
          onOpen: () => onOpen(start),
          onChange: (index) => onChange?.(index),
          onClose(index) {
            onClose?.(index)
            // The trigger of the last shown image has the focus.
            triggers[index]?.focus({ preventScroll: true })
          },
        }
      })
      .catch((error: unknown) => {
        logOnly('The overlay of images could not be loaded; the link is followed.', error)
        if (trigger instanceof HTMLAnchorElement) loadFully(new URL(trigger.href))
      })

  useHostEvent<MouseEvent>('click', (event) => {
    const trigger = clickedOn<HTMLElement>(event, TRIGGER)
    if (!trigger || !picturesIn(host).includes(trigger)) return
    event.preventDefault()
    open(trigger)
  })

  useEffect(() => {
    const lifetime = new AbortController()
    each<HTMLElement>(host, TRIGGER, lifetime.signal, (trigger, gone) => {
      if (!picturesIn(host).includes(trigger)) return
      const { ariaHasPopup } = trigger
      trigger.ariaHasPopup = 'dialog'
      gone.addEventListener('abort', () => {
        trigger.ariaHasPopup = ariaHasPopup
      })
    })
    return () => lifetime.abort()
  }, [host])

  /** Opens the image at an index, counted from 0. */
  const openAt = async (index: number): Promise<void> => {
    const trigger = picturesIn(host)[index]
    if (trigger) await open(trigger)
  }
  return { openAt, element: viewer.element }
}
