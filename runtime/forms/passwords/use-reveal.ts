import './passwords.css'
import { useState } from 'react'
import { useHostEvent } from '../../view/hooks.ts'

/** What the button says. */
export type RevealTexts = { show: string; hide: string }

/** Lets the shopper see what was typed. When the form goes out the passwords are hidden: browsers then know them as such. */
export function useReveal(t: RevealTexts) {
  const [isShown, setShown] = useState(false)
  useHostEvent('submit', () => setShown(false), true)
  const field = { type: isShown ? 'text' : 'password' }
  const reveal = { type: 'button' as const, onClick: () => setShown(!isShown), children: isShown ? t.hide : t.show }
  return { field, reveal }
}
