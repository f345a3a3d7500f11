import { useEffect, useRef, useState } from 'react'
import { logOnly } from '../../../runtime/page/warn.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import type { KeptFile } from '../../../runtime/uploads/field/kept-file.ts'
import { fetchImage, turnBy, turnImage } from '../../../runtime/uploads/image/image-file.ts'

/** Milliseconds without a further turn after which the turned image is sent. */
const SEND_AFTER = 700

type Options = {
  /** The file that was chosen for an asset, if it was chosen on this page. */
  sourceOf(id: string): File | undefined
  send(file: File): void
  failed(): void
}

/**
 * Turns the preview at once, and sends the turned image after a pause; the shop's own images need no request for it.
 */
export function useTurning(options: Options) {
  const [turn, setTurn] = useState({ id: '', degrees: 0 })
  const newest = useLatest(options)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const turnOf = ({ id }: KeptFile) => (turn.id === id ? turn.degrees : 0)

  const send = async ({ id, url, name }: KeptFile, degrees: number) => {
    if (degrees === 0) return
    try {
      newest.current.send(await turnImage(newest.current.sourceOf(id) ?? (await fetchImage(url)), degrees, name))
    } catch (error) {
      logOnly('The image of <image-upload> could not be turned.', error)
      newest.current.failed()
    }
    setTurn({ id: '', degrees: 0 })
  }
  return {
    turnOf,
    turn(file: KeptFile, by: 90 | -90) {
      const degrees = turnBy(turnOf(file), by)
      setTurn({ id: file.id, degrees })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => send(file, degrees), SEND_AFTER)
    },
  }
}
