import { useCode } from '../../../runtime/ui/code/use-code.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { assetsWidget } from './definition.ts'

type Tag = typeof assetsWidget

const load = () => import('./field.tsx')

/** Until its code is there, the form of the server takes files by itself. */
export function AssetsWidget(props: ViewProps<Tag>) {
  const code = useCode(true, '<assets-widget>', load)
  return code ? <code.AssetField {...props} /> : <ServerMarkup<Tag> />
}
