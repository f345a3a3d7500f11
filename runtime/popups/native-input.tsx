import { type RefObject, useLayoutEffect, useRef } from 'react'
import {
  type AnyProps,
  type Handlers,
  handlersOf,
  PartListener,
  type PartProps,
  reactProps,
} from '../view/markup/part-props.ts'

/**
 * Adds the handlers of a part to an element of a view as native listeners of the element. If one stops an event,
 * elements outside do not get it.
 */
export function useNativeHandlers<E extends HTMLElement>(element: RefObject<E | null>, handlers: Handlers<E>): void {
  const listener = useRef<PartListener>(null)
  useLayoutEffect(() => {
    if (!element.current) return
    listener.current ??= new PartListener(element.current)
    listener.current.handlers = handlersOf(handlers as AnyProps)
  })
}

export function NativeInput({
  inputRef,
  ...props
}: PartProps<'input'> & { inputRef: RefObject<HTMLInputElement | null> }) {
  useNativeHandlers(inputRef, props)
  return <input type="text" {...reactProps(props as AnyProps)} ref={inputRef} />
}
