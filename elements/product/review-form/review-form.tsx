import { useLayoutEffect, useRef, useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { reviewForm } from './definition.ts'

type Tag = typeof reviewForm

const textIn = (node: Node) => node.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

const messageOf = (answer: unknown): string => {
  const message = (answer as { Message?: unknown } | null | undefined)?.Message
  return typeof message === 'string' ? message : ''
}

const chosenIn = (host: Element) => host.querySelector<HTMLInputElement>('input[type=radio]:checked')?.dataset.label

export function ReviewForm({ host, emit }: ViewProps<Tag>) {
  const { part, element, setMarkup } = useServerMarkup<Tag>()
  const [chosen, setChosen] = useState(() => chosenIn(host))
  const isAnswered = useRef(false)

  useHostEvent<Event>('change', () => setChosen(chosenIn(host)))
  useSubmitInPlace<Tag>(host, {
    asksSignIn: true,
    onPage(fragment) {
      const answer = fragment.querySelector(host.localName) ?? fragment
      isAnswered.current = true
      const message = textIn(answer)
      setMarkup(answer)
      emit('review:sent', { message })
    },
    onTaken(_form, uri, data) {
      const message = messageOf(data)
      emit('review:sent', { message })
      if (message !== '') notify({ kind: 'success', text: message })
      if (uri !== undefined) visit(uri)
    },
  })
  // The focused button was removed.
  useLayoutEffect(() => {
    if (!isAnswered.current) return
    isAnswered.current = false
    element('answer')?.focus()
  })

  return (
    <ServerMarkup<Tag>
      parts={{
        chosen: { children: chosen },
        answer: part('answer') && { role: 'status', tabIndex: -1 },
      }}
    />
  )
}
