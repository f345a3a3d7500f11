import { type RefObject, useRef } from 'react'

type Props = { text: string; label: string; restore(): void; button?: RefObject<HTMLButtonElement | null> }

/**
 * The name of the last removed item, and the button that restores it. It has no time limit (WCAG 2.2.1): the view that
 * shows it removes it at the next act on the same list. It restores once, however often it is pressed.
 */
export function Undo({ text, label, restore, button }: Props) {
  const isPressed = useRef(false)
  const press = () => {
    if (isPressed.current) return
    isPressed.current = true
    restore()
  }
  return (
    <>
      <span>{text}</span>{' '}
      <button type="button" data-part="restore" data-vt-button="" ref={button} onClick={press}>
        {label}
      </button>
    </>
  )
}
