import { useState } from 'react'
import { useHostEvent } from '../../view/hooks.ts'

export type RevealTexts = { show: string; hide: string }

/**
 * Lets the shopper show the typed password. Passwords are hidden when the form is sent, so that browsers recognise them
 * as passwords.
 */
export function useReveal(t: RevealTexts) {
  const [isShown, setShown] = useState(false)
  useHostEvent('submit', () => setShown(false), true)
  const field = { type: isShown ? 'text' : 'password' }
  const reveal = { type: 'button' as const, onClick: () => setShown(!isShown), children: isShown ? t.hide : t.show }
  return { field, reveal }
}
