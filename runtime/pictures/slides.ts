import { createPart } from '../page/part.ts'
import { t } from '../text/strings.ts'
import type { Picture } from './picture.ts'
import { fetched } from './rules.ts'

/** The slides of a set of pictures. Only those near the shown one hold their picture. */
export class Slides {
  readonly elements: readonly HTMLElement[]

  /** `told` hears of a picture that could not be loaded. */
  constructor(
    private readonly pictures: readonly Picture[],
    private readonly told: (index: number) => void,
  ) {
    this.elements = pictures.map(() => createPart('li', 'picture-slide'))
  }

  /** Fetches the picture of a place, then its neighbours; what is further away goes. */
  fetchAround(index: number): void {
    const near = fetched(index, this.pictures.length)
    for (const [place, slide] of this.elements.entries()) if (!near.includes(place)) slide.replaceChildren()
    for (const place of near) this.#fill(place)
  }

  pictureAt(index: number): HTMLImageElement | undefined {
    return this.elements[index]?.querySelector('img') ?? undefined
  }

  hasFailed(index: number): boolean {
    return this.elements[index]?.dataset.state === 'error'
  }

  #fill(index: number): void {
    const [slide, picture] = [this.elements[index], this.pictures[index]]
    if (!slide || !picture || slide.firstChild) return
    const image = createPart('img', 'picture')
    slide.dataset.state = 'loading'
    image.addEventListener('load', () => {
      slide.dataset.state = 'ready'
      image.style.removeProperty('background-image')
    })
    image.addEventListener('error', () => {
      slide.dataset.state = 'error'
      const message = createPart('p', 'picture-message')
      message.textContent = t('Content.ImageNotLoaded')
      slide.replaceChildren(message)
      this.told(index)
    })
    image.alt = picture.alt
    image.draggable = false
    image.decoding = 'async'
    if (picture.preview) image.style.backgroundImage = `url(${JSON.stringify(picture.preview)})`
    if (picture.srcset) {
      image.sizes = 'min(100vw, 100vh)'
      image.srcset = picture.srcset
    }
    image.src = picture.src
    slide.append(image)
  }
}
