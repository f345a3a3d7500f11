import { useEffect } from 'react'
import { listedValue } from '../../../runtime/forms/chosen-select.ts'
import { useChosenSelect } from '../../../runtime/forms/use-chosen-select.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { wayOf } from '../../../runtime/request/form-body.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { tagSearch } from './definition.ts'
import { searchAddress } from './rules.ts'

type Choice = HTMLSelectElement | HTMLInputElement | HTMLButtonElement

/** A choice is applied at once, and replaces the list. */
export function TagSearch({ emit }: ViewProps<typeof tagSearch>) {
  const { parts, element } = useServerMarkup<typeof tagSearch>()

  const go = (form: HTMLFormElement, chosen: readonly Choice[], submitter?: HTMLElement | null) => {
    const url = searchAddress(wayOf(form, null).url.href, here().href, new FormData(form, submitter))
    for (const { name, value } of chosen) emit('list:change', { name, value, url })
    visit(url, { keepPlace: true })
  }
  const onSubmit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    const { submitter, currentTarget: form, defaultPrevented } = event
    if (defaultPrevented || wayOf(form, null).method !== 'get') return
    event.preventDefault()
    const pressed = submitter instanceof HTMLButtonElement && submitter.name !== '' ? [submitter] : []
    go(form, [...changed(form), ...pressed], submitter)
  }

  const showListed = useLatest(() => {
    for (const part of parts('select')) {
      const select = element(part) as HTMLSelectElement | undefined
      if (select) select.value = listedValue(select)
    }
  })
  useEffect(() => showListed.current(), [showListed])
  // After Back the browser restores fields, although the page is the one that the server sent.
  usePageEvent<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && showListed.current())

  return (
    <ServerMarkup<typeof tagSearch>
      parts={{
        form: { onSubmit },
        select: useChosenSelect((select) => select.name !== '' && select.form && go(select.form, [select])),
        tick: { onChange: ({ currentTarget: tick }) => tick.form && go(tick.form, [tick]) },
        // Also if a theme changes the display of buttons.
        apply: { hidden: true, style: { display: 'none' } },
      }}
    />
  )
}

const changed = (form: HTMLFormElement): Choice[] =>
  [...form.querySelectorAll('select')].filter((select) => select.name !== '' && select.value !== listedValue(select))
