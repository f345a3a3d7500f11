import { useEffect } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { each } from '../../../runtime/element/each.ts'
import { loadFully } from '../../../runtime/navigation/visit.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { pictureOf, picturesIn } from '../../../runtime/pictures/picture.ts'
import { useViewer } from '../../../runtime/pictures/picture-viewer.tsx'
import { useHostEvent, useMethods } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { imageOverlay } from './definition.ts'

/** What opens an image: a link to it, or a button that names it. */
const TRIGGER = 'a[href], button[data-src]'

/** Opens the images of the host over the page. */
export function ImageOverlay({ host, interval, emit }: ViewProps<typeof imageOverlay>) {
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
          onOpen: () => emit('overlay:open', { index: start }),
          onChange: (index) => emit('overlay:change', { index }),
          onClose(index) {
            emit('overlay:close', { index })
            // Focus goes to the image that was seen last.
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
    each<HTMLElement>(host, TRIGGER, lifetime.signal, (trigger) => {
      if (picturesIn(host).includes(trigger)) trigger.ariaHasPopup = 'dialog'
    })
    return () => lifetime.abort()
  }, [host])

  useMethods({
    openAt: async (index: number) => {
      const trigger = picturesIn(host)[index]
      if (trigger) await open(trigger)
    },
  })
  return viewer.element
}
