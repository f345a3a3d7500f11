import { isImage } from './rules.ts'
/** `src` is the largest size. */
export type Picture = {
  src: string
  /** Its other sizes; `sizes` is that of the window. */
  srcset?: string
  alt: string
  /** A small version that is loaded already, shown until the large one is loaded. */
  preview?: string
}

/**
 * The picture of a link or a button: a link leads to the large picture, a button names it in `data-src`. The text is
 * that of the small image inside.
 */
export function pictureOf(trigger: HTMLElement): Picture | undefined {
  const image = trigger.querySelector('img')
  const given = trigger instanceof HTMLAnchorElement ? trigger.getAttribute('href') : trigger.dataset.src
  const address = given || image?.getAttribute('src')
  if (!address || !URL.canParse(address, document.baseURI)) return undefined
  const { href, protocol } = new URL(address, document.baseURI)
  if (!/^(https?|blob|data):$/.test(protocol)) return undefined
  const alt = image?.alt || trigger.ariaLabel || trigger.textContent?.trim() || ''
  const isSame = image?.srcset.includes(address)
  return {
    src: href,
    alt,
    ...(isSame && { srcset: image?.srcset ?? '' }),
    ...(image?.currentSrc && image.naturalWidth > 0 && { preview: image.currentSrc }),
  }
}

export const picturesIn = (host: Element): HTMLElement[] =>
  [...host.querySelectorAll<HTMLElement>('a[href], button[data-src]')].filter(
    (trigger) => pictureOf(trigger) && (!(trigger instanceof HTMLAnchorElement) || isImage(trigger.href)),
  )
