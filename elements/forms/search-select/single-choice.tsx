import { useRef } from 'react'
import { NativeInput } from '../../../runtime/popups/native-input.tsx'
import { OptionList } from '../../../runtime/popups/option-list.tsx'
import { usePlaceholder } from '../../../runtime/popups/use-placeholder.ts'
import { useSelectList } from '../../../runtime/popups/use-select-list.tsx'
import { useStatus } from '../../../runtime/popups/use-status.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { searchSelect } from './definition.ts'
import { hasSearchField, matching } from './rules.ts'

/** A list for one choice, with a search field above it from a threshold on. */
export function SingleChoice({ threshold, placeholder, t }: ViewProps<typeof searchSelect>) {
  const { element } = useServerMarkup<typeof searchSelect>()
  const select = () => element('select')
  const status = useStatus()
  const opened = useSelectList({
    select,
    hasSearch: ({ options }) => hasSearchField(options.length, threshold),
    filter: matching,
  })
  usePlaceholder(select, placeholder)

  const { isOpen, isSearching, name, field, list } = opened
  const wasSearched = useRef(false)
  wasSearched.current ||= isSearching
  const isNone = isSearching && list.choices.length === 0

  const onInput = (event: Event & { currentTarget: HTMLInputElement }) => {
    event.stopPropagation()
    const count = opened.search(event.currentTarget.value)
    status.say(count === 0 ? t.none : t.found({ count }), count === 0 ? 'now' : 'at rest')
  }
  const search = wasSearched.current && (
    <div data-part="search" hidden={!isSearching}>
      {/* Each opening begins with an empty field. */}
      <NativeInput
        key={String(isOpen)}
        {...field}
        inputRef={opened.searchRef}
        data-part="field"
        enterKeyHint="done"
        form=""
        aria-label={t.search({ name })}
        onInput={onInput}
        onChange={(event) => event.stopPropagation()}
      />
      <span className="vt-hidden" role="status">
        {isOpen && status.text}
      </span>
      <p data-part="none" hidden={!isNone} aria-hidden="true">
        {t.none}
      </p>
    </div>
  )

  return (
    <ServerMarkup<typeof searchSelect>
      parts={{
        select: ({ index }) => (index === 0 ? opened.select : undefined),
        popup: {
          ...opened.popup,
          children: (
            <>
              {search}
              <OptionList {...list} />
            </>
          ),
        },
      }}
    />
  )
}
