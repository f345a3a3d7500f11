import { useLayoutEffect, useRef } from 'react'
import { fieldInTouch } from '../../../runtime/element/mount-queue.ts'
import { listedValue } from '../../../runtime/forms/chosen-select.ts'
import { useChosenSelect } from '../../../runtime/forms/use-chosen-select.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { hiddenProps } from '../../../runtime/view/hidden-props.ts'
import { usePageEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { useMarkupState } from '../../../runtime/view/markup-state.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { listToolbar } from './definition.ts'
import { isAllowed, listAddress, type Setting } from './rules.ts'

export function ListToolbar({ sorts, sizes, emit }: ViewProps<typeof listToolbar>) {
  const [chosen, setChosen] = useMarkupState<Readonly<Record<string, string>>>({})
  const isForNewTab = useRef(false)
  useListedSelects(() => setChosen({}))

  const choose = (settings: readonly Setting[]) => {
    const allowed = settings.filter((setting) => isAllowed(setting, { sorts, sizes }))
    if (allowed.length === 0) return
    const url = listAddress(here().href, allowed)
    setChosen({ ...chosen, ...Object.fromEntries(allowed) })
    for (const [name, value] of allowed) emit('list:change', { name, value, url })
    visit(url, { keepPlace: true })
  }
  const onSubmit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    if (isForNewTab.current || event.defaultPrevented) return
    event.preventDefault()
    choose(pressed(event.submitter) ?? changedFields(event.currentTarget))
  }
  return (
    <ServerMarkup<typeof listToolbar>
      parts={{
        form: {
          onClick: ({ ctrlKey, metaKey, shiftKey }) => {
            isForNewTab.current = ctrlKey || metaKey || shiftKey
          },
          onSubmit,
        },
        select: useChosenSelect(({ name, value }) => name !== '' && choose([[name, value]])),
        display: ({ attributes: { name = '', value } }) =>
          name in chosen ? { 'aria-pressed': chosen[name] === value } : {},
        apply: hiddenProps(true),
      }}
    />
  )
}

/** A button of the view names a setting; the pressed one changes nothing. */
function pressed(button: HTMLElement | null): Setting[] | undefined {
  if (!(button instanceof HTMLButtonElement) || button.name === '' || button.dataset.part === 'apply') return
  return button.getAttribute('aria-pressed') === 'true' ? [] : [[button.name, button.value]]
}

const changedFields = (form: HTMLFormElement): Setting[] =>
  [...form.querySelectorAll('select')]
    .filter((select) => select.name !== '' && select.value !== listedValue(select))
    .map((select) => [select.name, select.value])

/** After Back the browser restores fields, although the list is the one that the server sent. */
function useListedSelects(cameBack: () => void): void {
  const { parts, element } = useServerMarkup<typeof listToolbar>()
  const showListed = () => {
    for (const part of parts('select')) {
      const select = element(part) as HTMLSelectElement | undefined
      if (select && select !== fieldInTouch()) select.value = listedValue(select)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the start
  useLayoutEffect(showListed, [])
  usePageEvent<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return
    showListed()
    cameBack()
  })
}
