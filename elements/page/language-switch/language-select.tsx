import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Culture } from '../../../runtime/page/settings.ts'
import { isPassing, nameOf } from './rules.ts'

export type SelectProps = {
  label: string
  goLabel: string
  offered: readonly Culture[]
  present: Culture
  go(culture: Culture): void
}

/** A choice counts at once; keys that step through the closed list only prepare it, for Enter or the button. */
export function LanguageSelect({ label, goLabel, offered, present, go }: SelectProps) {
  const [choice, setChoice] = useState<Culture>()
  const chosen = choice ?? present
  const key = useRef<{ name: string; time: number }>(undefined)
  // A field always shows one of its options, so the present culture must be one.
  const listed = offered.includes(present) ? offered : [present, ...offered]
  useReturn(setChoice)

  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const culture = event.currentTarget.value as Culture
    setChoice(culture)
    if (!isPassing(key.current, event.timeStamp)) leaveFor(culture)
  }
  const leaveFor = (culture: Culture) => culture !== present && go(culture)
  const press = (event: KeyboardEvent) => {
    key.current = { name: event.key, time: event.timeStamp }
    if (chosen === present || !['Enter', 'Escape'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') leaveFor(chosen)
    else setChoice(undefined)
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    const field = event.currentTarget.closest('[data-part=field]')
    // A window that loses focus leaves the field where it is.
    if (!field?.contains(event.relatedTarget) && document.activeElement !== event.currentTarget) setChoice(undefined)
  }

  return (
    <span data-part="field">
      <label>
        <span className="vt-hidden">{label}</span>
        <select data-part="select" autoComplete="off" value={chosen} onChange={choose} onKeyDown={press} onBlur={leave}>
          {listed.map((culture) => (
            <option key={culture} value={culture} lang={culture}>
              {nameOf(culture)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        data-part="go"
        disabled={chosen === present}
        onBlur={leave}
        onClick={() => leaveFor(chosen)}
      >
        {goLabel}
      </button>
    </span>
  )
}

/** On the way back the page is shown as it was left, with the other culture chosen. */
function useReturn(forget: (nothing: undefined) => void): void {
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && forget(undefined)
    addEventListener('pageshow', refresh)
    return () => removeEventListener('pageshow', refresh)
  }, [forget])
}
