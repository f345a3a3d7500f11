import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'
import { canonicalLocale } from '../../../runtime/text/locale.ts'
import { useHostEvent, usePageEvent } from '../../../runtime/view/hooks.ts'
import type { LanguageProps } from './language-links.tsx'
import { isPassing, nameOf } from './rules.ts'

/** Keys that step through the closed list only select an option, for Enter or the button. */
export function LanguageSelect({ label, goLabel, listed, present, go }: LanguageProps & { goLabel: string }) {
  const [prepared, setPrepared] = useState<string>()
  const lastKey = useRef<{ name: string; time: number }>(undefined)
  const chosen = prepared ?? present
  // A select always shows one of its options, so the present culture must be one.
  const options = listed.includes(present) ? listed : [present, ...listed]

  const forget = () => setPrepared(undefined)
  const goTo = (culture: string) => {
    if (culture !== present) go(culture)
  }
  const choose = ({ currentTarget, timeStamp }: ChangeEvent<HTMLSelectElement>) => {
    const culture = currentTarget.value
    setPrepared(culture)
    if (!isPassing(lastKey.current, timeStamp)) goTo(culture)
  }
  const press = (event: KeyboardEvent) => {
    lastKey.current = { name: event.key, time: event.timeStamp }
    if (chosen === present || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') goTo(chosen)
    else forget()
  }

  // A window that loses focus does not reset the select.
  useHostEvent<FocusEvent>('focusout', ({ target, currentTarget, relatedTarget }) => {
    const isInside = (currentTarget as Element).contains(relatedTarget as Node | null)
    if (!isInside && document.activeElement !== target) forget()
  })
  // After Back the page is shown as it was left, with the other culture selected.
  usePageEvent(document, 'page:loaded', forget, true)
  usePageEvent<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && forget(), true)

  return (
    <span data-part="field">
      <label>
        <span className="vt-hidden">{label}</span>
        <select data-part="select" autoComplete="off" value={chosen} onChange={choose} onKeyDown={press}>
          {options.map((culture) => (
            <option key={culture} value={culture} lang={canonicalLocale(culture)}>
              {nameOf(culture)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" data-part="go" disabled={chosen === present} onClick={() => goTo(chosen)}>
        {goLabel}
      </button>
    </span>
  )
}
