import { useState } from 'react'
import type { ServerPart } from '../../view/read-markup.ts'
import { type Strength, strengthOf } from './strength.ts'
import { type RevealTexts, useReveal } from './use-reveal.ts'

/** A form that sets a password: a button shows it, and its strength is rated while it is typed. */
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
    // The second field repeats the same text.
    newPassword: ({ index }: ServerPart) => (index === 0 ? { ...field, onInput } : field),
    reveal,
    strength: { role: 'status', 'data-level': level, children: level ? t[level] : '' },
  }
}
