import type { Page } from '@playwright/test'

/** CSS pixels, in both directions (WCAG 2.5.8). */
const LEAST = 24

/**
 * Targets that are too small for a finger: neither their own box nor that of their label is large enough, and the
 * square around their centre belongs to another one. Links in a sentence are as high as its lines, and elements that
 * are visible on focus only are for the keyboard.
 */
export const tooSmall = (page: Page) =>
  page.evaluate((least) => {
    const kinds =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button], [role=tab]'
    const blockOf = (element: Element): Element => {
      const parent = element.parentElement ?? document.body
      return getComputedStyle(parent).display.startsWith('inline') ? blockOf(parent) : parent
    }
    const isInSentence = (target: Element): boolean => {
      if (getComputedStyle(target).display !== 'inline') return false
      const sentence = blockOf(target).cloneNode(true) as Element
      for (const link of sentence.querySelectorAll('a, button')) link.remove()
      return /\p{L}/u.test(sentence.textContent ?? '')
    }
    const isSeen = (target: Element): boolean =>
      target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      target.closest('.hidden-text, .vt-hidden, .skip-link, [inert]') === null
    const isLarge = (target: Element): boolean => {
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : []
      const all = [target, ...labels]
      const isBig = ({ width, height }: DOMRect) => width >= least && height >= least
      if (all.some((one) => isBig(one.getBoundingClientRect()))) return true
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target.getBoundingClientRect()
      const reach = least / 2 - 0.5
      const hits = [-reach, 0, reach].flatMap((across) =>
        [-reach, 0, reach].map((down) => document.elementFromPoint(left + width / 2 + across, top + height / 2 + down)),
      )
      return hits.every((hit) => hit !== null && all.some((one) => one.contains(hit)))
    }
    return [...document.querySelectorAll(kinds)]
      .filter((target) => isSeen(target) && !isInSentence(target) && !isLarge(target))
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        const name = target.getAttribute('aria-label') ?? target.textContent?.trim() ?? ''
        return `${target.localName}.${target.className} "${name.slice(0, 30)}" ${Math.round(width)} × ${Math.round(height)}`
      })
  }, LEAST)
