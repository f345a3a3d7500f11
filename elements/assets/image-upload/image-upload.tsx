import { useCode } from '../../../runtime/ui/code/use-code.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { imageUpload } from './definition.ts'

type Tag = typeof imageUpload

const load = () => import('./field.tsx')

/** Until its code is there, the form of the server takes files by itself. */
export function ImageUpload(props: ViewProps<Tag>) {
  const code = useCode(true, '<image-upload>', load)
  return code ? <code.ImageField {...props} /> : <ServerMarkup<Tag> />
}
