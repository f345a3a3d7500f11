import { useLayoutEffect, useRef } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { contactForm } from './definition.ts'

type Tag = typeof contactForm

const messageOf = (answer: unknown): string => {
  const message = (answer as { Message?: unknown } | null | undefined)?.Message
  return typeof message === 'string' ? message : ''
}

export function ContactForm({ host, emit }: ViewProps<Tag>) {
  const { part, element, setMarkup } = useServerMarkup<Tag>()
  const isAnswered = useRef(false)

  useSubmitInPlace<Tag>(host, {
    onPage(fragment) {
      const answer = fragment.querySelector(host.localName) ?? fragment
      isAnswered.current = true
      const message = answer.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
      setMarkup(answer)
      emit('form:sent', { message })
    },
    onTaken(form, uri, data) {
      const message = messageOf(data)
      emit('form:sent', { message })
      if (message !== '') notify({ kind: 'success', text: message })
      if (uri !== undefined) visit(uri)
      else ofForm(form, 'reset')()
    },
  })
  // The focused button was removed.
  useLayoutEffect(() => {
    if (!isAnswered.current) return
    isAnswered.current = false
    element('answer')?.focus()
  })

  return <ServerMarkup<Tag> parts={{ answer: part('answer') && { role: 'status', tabIndex: -1 } }} />
}
