import { giveFocus } from '../page/window/give-focus.ts'

/** Marks which slides are seen: the others are inert, all know their place, and the next pictures are fetched ahead. */
export class ShownSlides {
  readonly #list: HTMLElement
  #marked: HTMLElement[] = []

  constructor(list: HTMLElement) {
    this.#list = list
  }

  mark(first: number, count: number): void {
    const slides = [...this.#list.children] as HTMLElement[]
    this.#marked = slides
    const isShown = (index: number) => index >= first && index < first + count
    const focused = slides.findIndex((slide) => slide.contains(document.activeElement))
    slides.forEach((slide, index) => {
      slide.ariaSetSize = String(slides.length)
      slide.ariaPosInSet = String(index + 1)
      if (isShown(index)) slide.inert = false
    })
    // Inert first would drop the focus to the page.
    const next = slides[first]
    if (next && focused >= 0 && !isShown(focused)) giveFocus(next)
    slides.forEach((slide, index) => {
      if (!isShown(index)) slide.inert = true
    })
  }

  /** What is clipped is not near for the browser: without this the next slides would come in empty. */
  fetchAhead(first: number, count: number): void {
    for (const slide of [...this.#list.children].slice(first, first + count)) {
      for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) image.loading = 'eager'
    }
  }

  /** Takes the marks off. */
  restore(): void {
    for (const slide of this.#marked) {
      slide.inert = false
      slide.ariaSetSize = slide.ariaPosInSet = null
    }
  }
}
