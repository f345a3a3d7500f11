import { notify } from '../../../runtime/dialogs/notices.ts'
import { useSubmitInPlace } from '../../../runtime/forms/in-place/use-submit-in-place.ts'
import { ofForm } from '../../../runtime/forms/of-form.ts'
import { useNewPassword } from '../../../runtime/forms/passwords/use-new-password.ts'
import { visit } from '../../../runtime/navigation/visit.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { changePassword } from './definition.ts'

type Tag = typeof changePassword

/** After a mistake in another field the passwords are kept; after a success they are deleted. */
export function ChangePassword({ host, emit, t }: ViewProps<Tag>) {
  const parts = useNewPassword(host, t)
  useSubmitInPlace<Tag>(host, {
    keepPasswords: true,
    onTaken: (form, uri) => {
      emit('form:sent', { uri: uri ?? '' })
      ofForm(form, 'reset')()
      host.closest('dialog')?.close()
      if (uri === undefined) notify({ kind: 'success', text: t.changed })
      else visit(uri)
    },
  })
  return <ServerMarkup<Tag> parts={parts} />
}
