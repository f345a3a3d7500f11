import { type ReactNode, useState } from 'react'
import type { ASKED } from './ask-texts.ts'

type AskTexts = {
  readonly askOnce: string
  askText(values: { name: string | number; host: string | number }): string
  askAlways(values: { category: string | number }): string
  readonly preferences: string
  readonly statistics: string
  readonly marketing: string
}

type Asked = (typeof ASKED)[number]
type Choice = Record<Exclude<Asked, ''>, boolean>

type Setting = {
  choice: Choice | undefined
  category: Asked
  /** The name of the content, and the address that it is loaded from. */
  name: string
  address: string
  t: AskTexts
  /** Saves consent to the category for the whole site. */
  save(choice: Choice): void
}

const hostOf = (address: string) =>
  URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI).host : address

/**
 * Asks for consent before a tag shows content of another service. `ask` renders the same question as an embed has;
 * `isAllowed` is true once the visitor has consented, for this content or for the whole site.
 */
export function useAsked({ choice, category, name, address, t, save }: Setting): {
  isAllowed: boolean
  ask: ReactNode
} {
  const [isOnce, setOnce] = useState(false)
  if (category === '' || isOnce || choice?.[category]) return { isAllowed: true, ask: null }
  const always = () => save({ preferences: false, statistics: false, marketing: false, ...choice, [category]: true })
  const ask = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; the embeds' question is such a group, too
    <div data-part="embed-ask" role="group" aria-label={name}>
      <p data-part="embed-text">{t.askText({ name, host: hostOf(address) })}</p>
      <div data-part="embed-actions">
        <button type="button" data-part="embed-once" onClick={() => setOnce(true)}>
          {t.askOnce}
        </button>
        <button type="button" data-part="embed-always" onClick={always}>
          {t.askAlways({ category: t[category] })}
        </button>
      </div>
    </div>
  )
  return { isAllowed: false, ask }
}
