import { useRef, useState } from 'react'
import { deferred } from '../../../runtime/page/deferred.ts'
import { Dialog } from '../../../runtime/ui/dialog.tsx'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { cropDialog } from './definition.ts'

type Tag = typeof cropDialog

const cropping = deferred('<crop-dialog>', () => import('./cropping.tsx'))

/** The dialog is open while there is an image; it closes itself after a choice. */
export function CropDialog(props: ViewProps<Tag>) {
  const { src, tmpName, emit, t } = props
  const [closed, setClosed] = useState('')
  const key = `${tmpName} ${src}`
  const isOpen = src !== '' && tmpName !== '' && closed !== key
  const cropped = useRef('')
  const code = useDeferred(cropping, isOpen, { onLost: () => setClosed(key) })
  return (
    <Dialog
      isOpen={isOpen}
      heading={t.title}
      host={document.body}
      onClose={() => {
        if (cropped.current !== key) emit('crop:cancel', {})
        setClosed(key)
      }}
    >
      {code && (
        <code.Cropping
          key={key}
          {...props}
          close={() => setClosed(key)}
          done={(asset) => {
            cropped.current = key
            setClosed(key)
            emit('crop:done', asset)
          }}
        />
      )}
    </Dialog>
  )
}
