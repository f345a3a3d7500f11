import { useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { deferred } from '../page/deferred.ts'
import type { ViewerProps } from './viewer.tsx'

export type Viewing = Omit<ViewerProps, 'onGone'>

const viewer = deferred('the picture viewer', () => import('./viewer.tsx'))

/** The large view of pictures, which a view can open. Its code is loaded when it is first opened. */
export function useViewer() {
  const [viewing, setViewing] = useState<{ key: number; props: Viewing }>()
  const count = useRef(0)
  const isBusy = useRef(false)

  /** Opens the result of `prepare`, unless a view is open. Throws if the code is not loaded soon. */
  const open = async (prepare: () => Viewing | undefined): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      if (!viewer.current) await viewer.getForAct()
    } finally {
      isBusy.current = false
    }
    const wanted = prepare()
    if (wanted && !document.querySelector('dialog[data-vt-pictures][open]')) {
      count.current += 1
      flushSync(() => setViewing({ key: count.current, props: wanted }))
    }
  }
  // Another view may be open before the last one has faded.
  const end = () => setViewing((present) => (present === viewing ? undefined : present))
  const Viewer = viewer.current?.Viewer
  const element =
    Viewer && viewing ? createPortal(<Viewer key={viewing.key} {...viewing.props} onGone={end} />, document.body) : null
  return { open, element }
}
