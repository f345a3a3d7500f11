import { usePictureSet } from '../../../runtime/pictures/use-picture-set.ts'
import { useMethods } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { imageOverlay } from './definition.ts'

export function ImageOverlay({ host, interval, emit }: ViewProps<typeof imageOverlay>) {
  const { element, openAt } = usePictureSet(host, {
    interval,
    onOpen: (index) => emit('overlay:open', { index }),
    onChange: (index) => emit('overlay:change', { index }),
    onClose: (index) => emit('overlay:close', { index }),
  })
  useMethods({ openAt })
  return element
}
