import { useEffect, useState } from 'react'
import { comboboxAttributes } from '../../../runtime/popups/combobox.ts'
import type { SelectList } from '../../../runtime/popups/use-select-list.tsx'
import { useStatus } from '../../../runtime/popups/use-status.ts'
import type { Texts } from './chips.tsx'

type SearchFieldProps = NonNullable<SelectList['field']> & { t: Texts }

/** Each opening begins with an empty field, except when the view was hydrated again. */
export function SearchField({ list, active, inputRef, name, typed, count, t }: SearchFieldProps) {
  const { text, say } = useStatus()
  const [first] = useState(typed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of what is found only what was typed is announced
  useEffect(() => {
    if (typed !== undefined) say(count === 0 ? t.none : t.found({ count }), count === 0 ? 'now' : 'at rest')
  }, [typed])
  return (
    <div data-part="search">
      <input
        {...comboboxAttributes(list, true, active)}
        ref={inputRef}
        type="text"
        defaultValue={first}
        data-part="field"
        enterKeyHint="done"
        form=""
        aria-label={t.search({ name })}
      />
      <span className="vt-hidden" role="status">
        {text}
      </span>
      <p data-part="none" hidden={count > 0} aria-hidden="true">
        {t.none}
      </p>
    </div>
  )
}
