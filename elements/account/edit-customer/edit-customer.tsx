import { useState } from 'react'
import { notify } from '../../../runtime/dialogs/notices.ts'
import { openPage } from '../../../runtime/dialogs/open-page.ts'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import { ownUrl } from '../../../runtime/page/paths.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useHostEvent } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { editCustomer } from './definition.ts'

type Tag = typeof editCustomer

/** The tag contains either a link that opens the form, or the form itself. */
export function EditCustomer(props: ViewProps<Tag>) {
  const [isForm] = useState(() => props.host.querySelector('form') !== null)
  return isForm ? <CustomerForm {...props} /> : <Opener />
}

function Opener() {
  useHostEvent<MouseEvent>('click', (event) => {
    const link = clickedOn<HTMLAnchorElement>(event, 'a[href]')
    const url = link && ownUrl(link.href)
    if (!link || !url) return
    event.preventDefault()
    openPage({ url, label: link.textContent?.trim() ?? '', size: 'medium', trigger: link })
  })
  return <ServerMarkup<Tag> />
}

const messageOf = (answer: unknown): string => {
  const message = (answer as { Message?: unknown } | null | undefined)?.Message
  return typeof message === 'string' ? message : ''
}

/** The page behind the modal is loaded again, since it may show the name that was changed. */
function CustomerForm({ host, emit }: ViewProps<Tag>) {
  useSubmitInPlace<Tag>(host, {
    isNoticed: true,
    keepPasswords: true,
    asksSignIn: true,
    onTaken(_form, uri, answer) {
      const message = messageOf(answer)
      emit('customer:saved', { message })
      host.closest('dialog')?.close()
      if (message !== '') notify({ kind: 'success', text: message })
      const isHere = uri === undefined
      visit(uri ?? here().href, { replace: isHere, noCache: true, keepPlace: isHere })
    },
  })
  return <ServerMarkup<Tag> />
}
