import { loadFully } from '../../../runtime/navigation/visit.ts'
import { logOnly } from '../../../runtime/page/warn.ts'
import { pictureOf, picturesIn } from '../../../runtime/pictures/picture.ts'
import { useViewer } from '../../../runtime/pictures/picture-viewer.tsx'
import { INTERVAL } from '../../../runtime/pictures/rules.ts'

/** Opens the photos over the whole screen; what is no photo is left out. `show` is called with the slide that is seen there. */
export function useLargeView(host: HTMLElement, show: (slide: HTMLElement) => void) {
  const viewer = useViewer()

  const open = (link: HTMLAnchorElement) =>
    viewer
      .open(() => {
        const photos = host.querySelector('[data-part=photos]')
        const links = photos ? picturesIn(photos) : []
        const start = links.indexOf(link)
        if (start < 0) return undefined
        return {
          pictures: links.map((each) => pictureOf(each) ?? { src: '', alt: '' }),
          start,
          interval: INTERVAL,
          trigger: link,
          onChange(index) {
            const slide = links[index]?.closest<HTMLElement>('li')
            if (slide?.isConnected) show(slide)
          },
          onClose: (index) => links[index]?.focus({ preventScroll: true }),
        }
      })
      .catch((error: unknown) => {
        logOnly('The large view of the photos could not be loaded; the link is followed.', error)
        loadFully(new URL(link.href))
      })

  return { open, element: viewer.element }
}
