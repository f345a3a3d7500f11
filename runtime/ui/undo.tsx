import type { RefObject } from 'react'
import './buttons.css'

type Props = { text: string; label: string; restore(): void; button?: RefObject<HTMLButtonElement | null> }

/**
 * What was removed last, and the button that puts it back. It has no time limit (WCAG 2.2.1): the view that shows it takes it away
 * with the next act on the same things.
 */
export const Undo = ({ text, label, restore, button }: Props) => (
  <>
    <span>{text}</span>{' '}
    <button type="button" data-part="restore" data-vt-button="" ref={button} onClick={restore}>
      {label}
    </button>
  </>
)
