import { html } from 'lit-html'
import { elementOf } from '../element/template.ts'
import { t } from '../text/strings.ts'
import { categoriesOf } from './categories.ts'

const names: Record<string, () => string> = {
  preferences: () => t('Consent.Preferences'),
  statistics: () => t('Consent.Statistics'),
  marketing: () => t('Consent.Marketing'),
}

/**
 * The question in place of an embed: the name of the content, the site that it is loaded from, and a button for each of
 * the two ways to consent.
 */
export function askFor(box: HTMLElement, first: Element, yes: { once(): void; always(): void }): HTMLElement {
  const name = nameOf(box, first)
  const categories = categoriesOf(box).map((word) => names[word]?.() ?? word)
  const always = t('Embeds.AllowAlways', { category: categories.join(', ') })
  return elementOf(html`
    <div data-part="embed-ask" role="group" aria-label=${name}>
      <p data-part="embed-text">${t('Embeds.Text', { name, host: hostOf(first) })}</p>
      <div data-part="embed-actions">
        <button type="button" data-part="embed-once" @click=${yes.once}>${t('Embeds.AllowOnce')}</button>
        <button type="button" data-part="embed-always" @click=${yes.always}>${always}</button>
      </div>
    </div>
  `)
}

function nameOf(box: HTMLElement, first: Element): string {
  const own = box.dataset.consentName || first.getAttribute('title') || first.getAttribute('aria-label')
  return own || first.getAttribute('alt') || (first.localName === 'video' ? t('Embeds.Video') : t('Embeds.Content'))
}

/** The host name of the site that the content is loaded from. */
function hostOf(first: Element): string {
  const root = first instanceof HTMLTemplateElement ? first.content : first.parentElement
  const part = root?.querySelector('[data-src], [src]')
  const address = part?.getAttribute('data-src') ?? part?.getAttribute('src')
  const isKnown = address && URL.canParse(address, document.baseURI)
  return (isKnown && new URL(address, document.baseURI).host) || t('Embeds.OtherService')
}
