import type { MouseEvent } from 'react'
import type { TextsOf } from '../../../runtime/element/define.ts'
import type { searchSelect } from './definition.ts'

export type Texts = TextsOf<typeof searchSelect>

type ChipsProps = {
  options: readonly HTMLOptionElement[]
  isDisabled: boolean
  t: Texts
  remove(option: HTMLOptionElement): void
  /** Moves focus to the field after the last chip. */
  focusField(): void
}

export function Chips({ options, isDisabled, t, remove, focusField }: ChipsProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>, option: HTMLOptionElement) => {
    const chip = currentTarget.closest('li')
    const neighbour = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button')
    const hadFocus = document.activeElement === currentTarget
    remove(option)
    if (option.selected || !hadFocus) return
    // The focus of a removed button moves to the next one.
    if (neighbour) neighbour.focus()
    else focusField()
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list marks some browsers no longer call it a list
    <ul data-part="chips" role="list" aria-label={t.chosen} hidden={options.length === 0}>
      {options.map((option) => (
        <li key={option.index} data-part="chip">
          <span>{option.label}</span>
          <button
            type="button"
            data-part="remove"
            aria-label={t.remove({ name: option.label })}
            disabled={option.disabled || isDisabled}
            onClick={(event) => press(event, option)}
          />
        </li>
      ))}
    </ul>
  )
}
