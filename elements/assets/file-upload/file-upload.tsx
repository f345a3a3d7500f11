import { useCode } from '../../../runtime/ui/code/use-code.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { fileUpload } from './definition.ts'

type Tag = typeof fileUpload

const load = () => import('./field.tsx')

/** Until its code is there, the form of the server takes files by itself. */
export function FileUpload(props: ViewProps<Tag>) {
  const code = useCode(true, '<file-upload>', load)
  return code ? <code.FilesField {...props} /> : <ServerMarkup<Tag> />
}
