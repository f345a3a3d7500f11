import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import { $filters, chooseFilters, isSameFilters } from '../../../stores/filters/filters.ts'
import type { productFilters } from './definition.ts'
import { type Field, isInvalid, showValue, withField } from './field-values.ts'
import { AUTO_SUBMIT, isCrossed, otherEnd, uncross } from './rules.ts'

type Options = {
  /** Whether a change is followed by an automatic submit. */
  isTimed: boolean
  /** Called after typed text was added to the chosen filters. */
  changed(): void
  /** Called after the delay. `names`: the changed fields, separated by commas. */
  due(names: string): void
}

type FieldEvent = { currentTarget: EventTarget | null }

/** Handles the fields that are not filter items: ends of a range, texts, lists. Each has a single value. */
export function useFields({ isTimed, changed, due }: Options) {
  const { filters } = useStore($filters)
  const { parts, element } = useServerMarkup<typeof productFilters>()
  /** Invalid texts of number fields, by the field's name; undefined until something was typed. */
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>()
  /** The fields whose text is not among the chosen filters yet. */
  const unsent = useRef(new Set<string>()).current
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const named = (names: readonly string[]) => allFields().filter(({ name }) => names.includes(name))
  const allFields = () => parts('field').flatMap((part) => (element(part) as Field | undefined) ?? [])

  useEffect(() => () => clearTimeout(timer.current), [])

  // Text that is being typed is kept.
  useLayoutEffect(() => {
    for (const field of allFields()) {
      if (field === document.activeElement || unsent.has(field.name) || isInvalid(field)) continue
      showValue(field, filters[field.name])
    }
  })

  const finish = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (unsent.size === 0) return
    const names = [...unsent]
    unsent.clear()
    const typed = named(names)
    setInvalid(
      Object.fromEntries(
        allFields()
          .filter(isInvalid)
          .map(({ name, value }) => [name, value.trim()]),
      ),
    )
    const before = $filters.get().filters
    const after = names.reduce(uncross, typed.reduce(withField, before))
    if (isSameFilters(after, before)) return
    chooseFilters(after)
    changed()
  }
  const end = () => {
    timer.current = undefined
    const names = [...unsent]
    // 5 below a minimum of 10 may become 50, so the range is checked when the field is left.
    if (names.some(isHalfTyped)) return
    finish()
    due(names.join())
  }
  const isHalfTyped = (name: string): boolean => {
    const isTyped = named([name]).some((field) => field === document.activeElement)
    const ends = named([name, otherEnd(name) ?? ''])
    return isTyped && isCrossed(ends.reduce(withField, $filters.get().filters), name)
  }
  const newest = useRef(end)
  newest.current = end

  const wait = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => newest.current(), AUTO_SUBMIT)
  }
  const onInput = ({ currentTarget }: FieldEvent) => {
    const { name } = currentTarget as Field
    unsent.add(name)
    setInvalid((texts) => texts && Object.fromEntries(Object.entries(texts).filter(([known]) => known !== name)))
    if (isTimed) wait()
  }
  /** A range that was already sent is not sent again. */
  const onChange = ({ currentTarget }: FieldEvent) => {
    const field = currentTarget as Field
    const { filters } = $filters.get()
    if (!unsent.has(field.name) && isSameFilters(withField(filters, field), filters)) return
    const isWaiting = timer.current !== undefined && unsent.has(field.name)
    unsent.add(field.name)
    if (!isTimed) finish()
    else if (!isWaiting) wait()
  }
  const propsOf = ({ attributes: { name = '' } }: ServerPart) => ({
    // Until something is typed, the server's own mark is used.
    ...(invalid && { 'aria-invalid': name in invalid || undefined }),
    onInput,
    onChange,
  })
  return { finish, wait, propsOf, invalid: invalid && Object.values(invalid) }
}
