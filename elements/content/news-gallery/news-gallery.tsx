import { useState } from 'react'
import { picturesIn } from '../../../runtime/pictures/picture.ts'
import { usePictureSet } from '../../../runtime/pictures/use-picture-set.ts'
import { useMethods } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import type { newsGallery } from './definition.ts'

type Tag = typeof newsGallery

export function NewsGallery({ host, interval, emit, t }: ViewProps<Tag>) {
  const { element, openAt } = usePictureSet(host, { interval, onOpen: (index) => emit('gallery:open', { index }) })
  const [count] = useState(() => picturesIn(host).length)
  useMethods({ openAt })
  return (
    <>
      <ServerMarkup<Tag>
        parts={{
          all:
            count > 1
              ? {
                  type: 'button',
                  'aria-haspopup': 'dialog',
                  children: t.showAll({ count }),
                  onClick: () => void openAt(0),
                }
              : undefined,
        }}
      />
      {element}
    </>
  )
}
