import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Definition } from '../element/define.ts'
import { useReset } from '../ui/use-reset.ts'
import { useInstance } from './instance.ts'
import type { PartName } from './markup/part-props.ts'

/** A field of the theme. Its value includes text that a shopper typed before the tag was hydrated. */
export type FieldState = {
  value: string
  /** Writes a value into the field; the shopper's own is replaced. */
  set(value: string): void
  /** The props of the part. */
  props: { onInput(event: { currentTarget: EventTarget | null }): void }
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * The text of a field part as state. The field stays the browser's own: autofill, undo and reset work. A later value of
 * the server replaces the typed text only if it differs from the server's previous value.
 */
export function useField<D extends Definition>(name: PartName<D>): FieldState {
  const { markup, rendered } = useInstance()
  const part = markup.parts.find((known) => known.name === name)
  const [value, setValue] = useState(part?.value ?? '')
  const path = part?.path ?? `+${name}`
  const element = useCallback(() => rendered.elementOf(path) as TextField | undefined, [rendered, path])

  const set = useCallback(
    (text: string) => {
      const field = element()
      if (field && field.value !== text) field.value = text
      setValue(text)
    },
    [element],
  )

  const sent = part?.attributes.value
  const lastSent = useRef(sent)
  useLayoutEffect(() => {
    if (lastSent.current !== sent && sent !== undefined) set(sent)
    lastSent.current = sent
  }, [sent, set])

  useReset((form) => {
    const field = element()
    if (field?.form === form) setValue(field.value)
  })

  const onInput = useCallback(
    ({ currentTarget }: { currentTarget: EventTarget | null }) => setValue((currentTarget as TextField).value),
    [],
  )
  return { value, set, props: { onInput } }
}
