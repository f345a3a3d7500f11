import { type RefObject, useEffect, useRef, useState } from 'react'

/** The dragged row, and the props of its handle. Rows are moved while the pointer is over the others. */
export function useDragOrder(list: RefObject<HTMLElement | null>, move: (id: string, to: number) => void) {
  const [dragged, setDragged] = useState('')
  const lifecycle = useRef<AbortController>(undefined)
  useEffect(() => () => lifecycle.current?.abort(), [])

  const start = (id: string) => (event: React.PointerEvent) => {
    if (event.button !== 0) return
    lifecycle.current?.abort()
    lifecycle.current = new AbortController()
    const { signal } = lifecycle.current
    setDragged(id)
    const end = () => {
      lifecycle.current?.abort()
      setDragged('')
    }
    // On the document: a row that is moved in the page would lose the pointer that it has captured.
    document.addEventListener(
      'pointermove',
      (moved) => {
        const rows = [...(list.current?.children ?? [])] as HTMLElement[]
        const from = rows.findIndex(({ dataset }) => dataset.assetId === id)
        const to = placeAt(rows, from, moved.clientY)
        if (to !== from) move(id, to)
      },
      { signal },
    )
    for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, end, { signal })
  }
  return { dragged, start }
}

/** The index of the row under a pointer: a neighbour is passed once the pointer is beyond its middle. */
function placeAt(rows: readonly HTMLElement[], from: number, y: number): number {
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2
  })
  const passed = middles.findLastIndex((middle, index) => index > from && y > middle)
  if (passed !== -1) return passed
  const before = middles.findIndex((middle, index) => index < from && y < middle)
  return before === -1 ? from : before
}
