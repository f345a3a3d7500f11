import { type MouseEvent, useRef, useState } from 'react'
import { useListId } from '../../../runtime/popups/active-row.ts'
import { type Choice, choicesOf, choose, nameOf } from '../../../runtime/popups/choices.ts'
import { comboboxProps } from '../../../runtime/popups/combobox.ts'
import { NativeInput } from '../../../runtime/popups/native-input.tsx'
import { OptionList } from '../../../runtime/popups/option-list.tsx'
import { usePopup } from '../../../runtime/popups/use-popup.ts'
import { useSelectChanges } from '../../../runtime/popups/use-select-changes.ts'
import { useSelectFocus } from '../../../runtime/popups/use-select-focus.ts'
import { useStatus } from '../../../runtime/popups/use-status.ts'
import { useHostEvent, useRenderAgain, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { useReopening } from '../../../runtime/view/use-reopening.ts'
import { Chips } from './chips.tsx'
import type { searchSelect } from './definition.ts'
import { matching } from './matching.ts'

type List = { shown: readonly Choice[]; active: number }

const NONE: readonly Choice[] = []

/** The attributes of the select that the field mirrors. */
const MIRRORED = ['aria-invalid', 'aria-describedby'] as const

/** The attributes of the select that is hidden behind its control. */
export const BEHIND = {
  tabIndex: -1,
  'aria-hidden': true,
  'data-vt-behind': '',
  [CREATED]: 'tabindex aria-hidden data-vt-behind',
} as const

export function ChoicesControl({ host, placeholder, t }: ViewProps<typeof searchSelect>) {
  const { element } = useServerMarkup<typeof searchSelect>()
  const select = () => element('select')
  const field = useRef<HTMLInputElement>(null)
  const control = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLDivElement>(null)
  const id = useListId()
  const [list, setList] = useState<List>()
  const status = useStatus()
  const renderAgain = useRenderAgain()

  const isOpen = list !== undefined
  const { shown = NONE, active = -1 } = list ?? {}
  const typed = () => field.current?.value.trim() ?? ''
  const activate = (index: number) => setList((before) => before && { ...before, active: index })

  const search = () => {
    const from = select()
    if (!from || from.matches(':disabled')) return
    const found = matching(choicesOf(from), typed())
    const first = found.findIndex(({ isDisabled }) => !isDisabled)
    setList({ shown: found, active: typed() === '' ? -1 : first })
    const count = found.length
    if (typed() === '') status.say('')
    else status.say(count === 0 ? t.none : t.found({ count }), count === 0 ? 'now' : 'at rest')
  }

  const close = () => {
    setList(undefined)
    status.say('')
  }

  const empty = () => {
    if (field.current) field.current.value = ''
  }

  /** Chooses an option, or removes it. After a search the whole list is shown again, at the same option. */
  const toggle = (choice: Choice) => {
    const from = select()
    const { option, text: name } = choice
    if (!from || !choose(from, choice, !option.selected)) return
    if (field.current?.value !== '') {
      empty()
      const all = choicesOf(from)
      setList({ shown: all, active: all.findIndex((each) => each.option === option) })
    }
    status.say(option.selected ? t.added({ name }) : t.removed({ name }))
  }

  const remove = (option: HTMLOptionElement) => {
    const from = select()
    const name = option.label
    const choice = { option, text: name, group: '', isDisabled: option.disabled }
    if (from && choose(from, choice, false)) status.say(t.removed({ name }))
  }

  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLInputElement }) => {
    combobox.onKeyDown(event)
    const last = [...(select()?.selectedOptions ?? [])].at(-1)
    const isBack = event.key === 'Backspace' && !event.repeat && !event.isComposing
    if (isBack && event.currentTarget.value === '' && last) remove(last)
  }

  const press = (event: MouseEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return
    if (event.target !== field.current) event.preventDefault()
    field.current?.focus()
    if (!isOpen) search()
    else if (event.target !== field.current) close()
  }

  useReopening(list && { typed: field.current?.value ?? '', active }, (before) => {
    if (!field.current) return
    field.current.value = before.typed
    field.current.focus()
    search()
    activate(before.active)
  })
  useHostEvent('input', renderAgain)
  useHostEvent('change', renderAgain)
  useHostEvent('focus', ({ target }) => target === select() && field.current?.focus(), true)
  useSelectChanges(select, true, () => (isOpen ? search() : renderAgain()))
  useSelectFocus({
    select,
    onLeave() {
      close()
      empty()
    },
  })
  const anchor = () => control.current
  const popup = usePopup({ isOpen, active, rows: shown, anchor, onLeave: close, keepsWidth: true })

  const combobox = comboboxProps({
    ...{ list: id, isOpen, active, activate, close, clear: empty },
    enabled: shown.flatMap(({ isDisabled }, index) => (isDisabled ? [] : [index])),
    open: search,
    choose() {
      const choice = shown[active]
      if (choice) toggle(choice)
      return true
    },
  })

  const behind = select()
  const chosen = [...(behind?.selectedOptions ?? [])]
  const name = behind ? nameOf(behind, host) : ''
  const mirrored = Object.fromEntries(MIRRORED.map((each) => [each, behind?.getAttribute(each) ?? undefined]))

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the field is one on the field */}
      <div ref={control} {...{ [CREATED]: '' }} data-part="control" onMouseDown={press}>
        <Chips
          options={chosen}
          isDisabled={behind?.disabled ?? false}
          focusField={() => field.current?.focus()}
          {...{ t, remove }}
        />
        <NativeInput
          {...combobox}
          {...mirrored}
          inputRef={field}
          data-part="field"
          enterKeyHint="done"
          form=""
          disabled={behind?.disabled}
          placeholder={chosen.length === 0 ? placeholder : ''}
          aria-label={name}
          aria-required={behind?.required || undefined}
          onKeyDown={onKeyDown}
          // A script may have changed the choice meanwhile.
          onFocus={renderAgain}
          onInput={(event) => {
            event.stopPropagation()
            search()
          }}
          onChange={(event) => event.stopPropagation()}
        />
        <span className="vt-hidden" role="status">
          {status.text}
        </span>
      </div>
      <div {...popup} data-part="popup">
        <p data-part="none" hidden={!isOpen || shown.length > 0} aria-hidden="true">
          {t.none}
        </p>
        <OptionList
          {...{ id, listRef, active, choices: shown, label: name }}
          isMultiple
          onActive={activate}
          onPick={toggle}
        />
      </div>
    </>
  )
}
