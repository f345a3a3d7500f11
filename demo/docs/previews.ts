import { type DocumentedElement, documentedElements, underPath } from './elements.ts'

/** The previews of tags that render nothing themselves, or that differ once they are upgraded. */
const SKETCHES: Record<string, string> = {
  'cart-confirm':
    '<div class="docs-sheet"><strong>Added to the cart</strong><p>Vase Lune</p><p><span class="button" data-quiet data-small>Continue</span> <span class="button" data-small>Basket</span></p></div>',
  'cart-summary': '<p lang="fr"><strong>Panier</strong> <mark>3</mark> 72,00 €</p>',
  'notice-stack': '<div class="docs-sheet">✓ Your address is kept. <span>✕</span></div>',
  'loading-bar': '<div class="docs-bar"></div>',
  'initial-loader': '<p class="docs-big">◌</p>',
  'consent-banner':
    '<div class="docs-sheet"><p>Cookies</p><p><span class="button" data-quiet data-small>Refuse</span> <span class="button" data-quiet data-small>Accept</span></p></div>',
  'consent-modal': '<div class="docs-sheet"><p>☑ Needed</p><p>☐ Statistics</p><p>☐ Marketing</p></div>',
  'consent-status': '<p>☑ Needed &nbsp; ☐ Statistics</p>',
  'quantity-input':
    '<p><span class="button" data-quiet data-small>−</span> <span class="docs-field">4</span> <span class="button" data-quiet data-small>+</span></p>',
  'number-input':
    '<p><span class="button" data-quiet data-small>−</span> <span class="docs-field">2</span> <span class="button" data-quiet data-small>+</span></p>',
  'date-picker': '<p><span class="docs-field">04/03/2026</span></p><p>Mo Tu We Th Fr<br>2 3 <mark>4</mark> 5 6</p>',
  'fake-select': '<p class="docs-field">Oak ▾</p><div class="docs-sheet">Oak<br>Ash</div>',
  'search-select': '<p class="docs-field">be ▾</p><div class="docs-sheet"><mark>Be</mark>lgië</div>',
  'float-label': '<p class="docs-field"><small>Town</small><br>Brussels</p>',
  'language-switch': '<p><strong>FR</strong> · NL · ES · DE · IT · PT</p>',
  'modal-dialog': '<div class="docs-sheet"><strong>Size guide</strong> ✕<p>S 12 cm, M 18 cm</p></div>',
  'confirm-dialog':
    '<div class="docs-sheet"><strong>Remove it?</strong><p><span class="button" data-quiet data-small>No</span> <span class="button" data-small>Yes</span></p></div>',
  'page-fragment': '<div class="docs-sheet">…</div>',
  'sale-countdown': '<p class="docs-big">02 : 14 : 07</p>',
  'social-share': '<p><span class="button" data-quiet data-small>Share</span> ✉ f 𝕏</p>',
  'page-loader': '<div class="docs-bar"></div><div class="docs-sheet"><strong>The next page</strong><p>…</p></div>',
  'scroll-reveal': '<p class="docs-big">↑</p>',
  'main-nav': '<div class="docs-sheet"><strong>Atelier</strong> &nbsp; Vases &nbsp; Lamps</div>',
  'product-list':
    '<p class="docs-photos"><img src="/photos/1/0-160.webp" alt="" width="96" height="96" loading="lazy"><img src="/photos/40/0-160.webp" alt="" width="96" height="96" loading="lazy"><img src="/photos/80/0-160.webp" alt="" width="96" height="96" loading="lazy"></p>',
}

const tags = documentedElements.map(({ tag }) => tag).join('|')

/**
 * A preview of a tag for the index: the server's HTML of its example, before the upgrade. Its tags are replaced by
 * plain elements, and its ids and addresses are removed, so that it runs no code and is not found by scripts.
 */
export function previewOf({ tag, example }: DocumentedElement, app: string): string {
  const plain = (SKETCHES[tag] ?? example)
    .replaceAll(/<(script|style|noscript|template|iframe)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(new RegExp(`<(/?)(?:${tags}|form)\\b`, 'g'), '<$1div')
    .replaceAll(/<(\/?)a\b/g, '<$1u')
    .replaceAll(/<(\/?)h[1-6]\b/g, '<$1strong')
    .replaceAll(/<(\/?)(?:nav|section|aside|main|header|footer|fieldset)\b/g, '<$1div')
    .replaceAll(/<(\/?)legend\b/g, '<$1p')
    .replaceAll(/\s(?:id|for|name|href|action|open|autofocus|role|aria-[\w-]+)(?:="[^"]*")?(?=[\s>])/g, '')
    .replaceAll('<img ', '<img loading="lazy" ')
  return underPath(plain, app)
}
