import './passwords.css'
import { useState } from 'react'
import { useHostEvent } from '../../view/hooks.ts'
import type { ServerPart } from '../../view/read-markup.ts'
import { type Strength, strengthOf } from './strength.ts'

type RevealTexts = { show: string; hide: string }

/** Lets the shopper see what was typed. When the form goes out the passwords are hidden: browsers then know them as such. */
export function useReveal(t: RevealTexts) {
  const [isShown, setShown] = useState(false)
  useHostEvent('submit', () => setShown(false), true)
  const field = { type: isShown ? 'text' : 'password' }
  const reveal = { type: 'button' as const, onClick: () => setShown(!isShown), children: isShown ? t.hide : t.show }
  return { field, reveal }
}

/** The same for a form that sets a password, with advice while it is typed. */
export function useNewPassword(host: HTMLElement, t: RevealTexts & Record<Strength, string>) {
  const { field, reveal } = useReveal(t)
  const [level, setLevel] = useState<Strength>()
  const onInput = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const own = [...host.querySelectorAll<HTMLInputElement>('input[type=email], input[autocomplete=username]')]
    const known = own.map(({ value }) => value)
    setLevel(currentTarget.value === '' ? undefined : strengthOf(currentTarget.value, known))
  }
  return {
    password: () => field,
    // The repetition is the same text again.
    newPassword: ({ index }: ServerPart) => (index === 0 ? { ...field, onInput } : field),
    reveal,
    strength: { role: 'status', 'data-level': level, children: level ? t[level] : '' },
  }
}
