import type { MouseEvent } from 'react'
import { canonicalLocale } from '../../../runtime/text/locale.ts'
import { nameOf } from './rules.ts'

export type LanguageProps = {
  label: string
  listed: readonly string[]
  present: string
  addressOf(culture: string): string
  go(culture: string): void
}

export function LanguageLinks({ label, listed, present, addressOf, go }: LanguageProps) {
  const leave = (event: MouseEvent, culture: string) => {
    if (culture === present || !isPlainClick(event)) return
    event.preventDefault()
    go(culture)
  }
  return (
    <nav aria-label={label}>
      <ul data-part="list">
        {listed.map((culture) => (
          <li key={culture}>
            <a
              href={addressOf(culture)}
              hrefLang={canonicalLocale(culture)}
              lang={canonicalLocale(culture)}
              aria-current={culture === present ? 'true' : undefined}
              onClick={(event) => leave(event, culture)}
            >
              {nameOf(culture)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Other clicks open a tab or a window, save the target, or were cancelled by the page. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented
