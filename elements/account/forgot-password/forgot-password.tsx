import { useLayoutEffect, useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { forgotPassword } from './definition.ts'

type Tag = typeof forgotPassword

/** The answer receives focus: a screen reader reads it, and Tab continues there. */
export function ForgotPassword({ host, emit }: ViewProps<Tag>) {
  const { setMarkup } = useServerMarkup<Tag>()
  const [isSent, setSent] = useState(false)
  useLayoutEffect(() => {
    if (!isSent) return
    const said = host.querySelector<HTMLElement>('[role=status], p, h2') ?? host
    said.tabIndex = -1
    said.focus()
  }, [isSent, host])

  useSubmitInPlace<Tag>(host, {
    onTaken: (_form, uri, data) => {
      emit('form:sent', { status: 200 })
      const message = (data as { Message?: unknown } | null | undefined)?.Message
      if (typeof message === 'string') notify({ kind: 'success', text: message })
      if (uri !== undefined) visit(uri)
    },
    onPage: (fragment) => {
      emit('form:sent', { status: 200 })
      setMarkup(fragment)
      setSent(true)
    },
  })
  return <ServerMarkup<Tag> />
}
