import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type AnyProps, handlersOf, PartListener, type PartProps, reactProps } from '../view/markup/part-props.ts'

/**
 * A field of a view with the handlers of a part: native, from the field itself. One that stops an event keeps it from
 * everything outside of the field.
 */
export function NativeInput({
  inputRef,
  ...props
}: PartProps<'input'> & { inputRef: RefObject<HTMLInputElement | null> }) {
  const listener = useRef<PartListener>(null)

  useLayoutEffect(() => {
    if (!inputRef.current) return
    listener.current ??= new PartListener(inputRef.current)
    listener.current.handlers = handlersOf(props as AnyProps)
  })

  return <input type="text" {...reactProps(props as AnyProps)} ref={inputRef} />
}
