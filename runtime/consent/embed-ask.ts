import './embed-ask.css'
import { adoptBase } from '../page/base/base.ts'
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
  adoptBase()
  const name = nameOf(box, first)
  const text = document.createElement('p')
  text.dataset.part = 'embed-text'
  text.textContent = t('Embeds.Text', { name, host: hostOf(first) })
  const actions = document.createElement('div')
  actions.dataset.part = 'embed-actions'
  const category = categoriesOf(box).map((word) => names[word]?.() ?? word)
  actions.append(
    button('embed-once', t('Embeds.AllowOnce'), yes.once),
    button('embed-always', t('Embeds.AllowAlways', { category: category.join(', ') }), yes.always),
  )
  const ask = document.createElement('div')
  ask.dataset.part = 'embed-ask'
  ask.setAttribute('role', 'group')
  ask.setAttribute('aria-label', name)
  ask.append(text, actions)
  return ask
}

function button(part: string, label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.dataset.part = part
  element.textContent = label
  element.addEventListener('click', press)
  return element
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
