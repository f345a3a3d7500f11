import { useEffect, useRef, useState } from 'react'
import { logOnly } from '../../../runtime/page/warn.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { fetchImage, type ImageSize, turnBy, turnImage } from '../../../runtime/uploads/image/image-file.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { createCropBox } from './crop-box.ts'
import type { cropDialog } from './definition.ts'
import { type Area, areaOf, boxIn } from './rules.ts'
import { type CroppedAsset, useCrop } from './use-crop.ts'

type Tag = typeof cropDialog

/** Milliseconds without a change after which a selection is announced. */
const SAY_AFTER = 600

export function Cropping(props: ViewProps<Tag> & { close(): void; done(asset: CroppedAsset): void }) {
  const { src, name, cropWidth, cropHeight, t, close } = props
  const [turned, setTurned] = useState<{ degrees: number; file: File; url: string }>()
  const [area, setArea] = useState<Area>()
  const [isBroken, setBroken] = useState(false)
  const crop = { width: cropWidth, height: cropHeight }
  const { isBusy, save } = useCrop({ ...props, area, turned: turned?.degrees ? turned.file : undefined })
  const box = useBox({
    url: turned?.url ?? src,
    crop,
    texts: { area: t.area, zoom: t.zoom, help: t.help },
    changed: (points, image) => setArea(areaOf(points, image, crop)),
    broken: () => setBroken(true),
  })
  const status = useSettled(area, SAY_AFTER)
  useEffect(() => () => URL.revokeObjectURL(turned?.url ?? ''), [turned])

  const isTurning = useRef(false)
  const turn = async (by: 90 | -90) => {
    if (isTurning.current || isBusy) return
    isTurning.current = true
    try {
      const degrees = turnBy(turned?.degrees ?? 0, by)
      const file = await turnImage(await fetchImage(src), degrees, name)
      setArea(undefined)
      setTurned({ degrees, file, url: URL.createObjectURL(file) })
    } catch (error) {
      logOnly('The image of <crop-dialog> could not be turned.', error)
      setBroken(true)
    }
    isTurning.current = false
  }

  return (
    <>
      <p data-part="cropHelp">{t.help}</p>
      <div data-part="cropBox" data-turn={turned?.degrees ?? 0} ref={box} />
      <div data-part="cropTurn">
        <button type="button" data-part="rotateLeft" data-vt-button="" onClick={() => turn(-90)}>
          <span aria-hidden="true">↺</span> {t.left}
        </button>
        <button type="button" data-part="rotateRight" data-vt-button="" onClick={() => turn(90)}>
          <span aria-hidden="true">↻</span> {t.right}
        </button>
      </div>
      <p data-part="cropStatus" role="status">
        {isBroken ? t.notShown : status ? t.selection(status) : ''}
      </p>
      <div data-part="dialog-actions">
        <button type="button" data-part="dialog-cancel" onClick={close}>
          {t.cancel}
        </button>
        <button
          type="button"
          data-part="dialog-confirm"
          aria-disabled={area === undefined || isBusy || undefined}
          aria-busy={isBusy}
          onClick={save}
        >
          {t.save}
        </button>
      </div>
    </>
  )
}

type BoxOptions = {
  url: string
  crop: ImageSize
  texts: { area: string; zoom: string; help: string }
  changed(points: readonly number[], image: ImageSize): void
  broken(): void
}

/** The parts of Croppie that have the focus. */
const FOCUSABLE = ['.cr-viewport', '.cr-slider']

/** Croppie is created again for another image, and in a window of another width. The focus stays in its part. */
function useBox(options: BoxOptions) {
  const node = useRef<HTMLDivElement>(null)
  const newest = useLatest(options)
  const [width, setWidth] = useState(0)
  const points = useRef<{ url: string; points: readonly number[] }>(undefined)
  const focused = useRef<string>(undefined)
  const { url } = options

  useEffect(() => {
    const element = node.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    const element = node.current
    if (!element || width === 0) return
    const find = (part: string) => element.querySelector<HTMLElement>(part)
    const { crop, texts } = newest.current
    const before = points.current?.url === url ? points.current.points : undefined
    let isCurrent = true
    const box = createCropBox(element, {
      ...{ url, crop, texts, box: boxIn(width), points: before },
      changed(now, image) {
        if (!isCurrent) return
        points.current = { url, points: now }
        newest.current.changed(now, image)
      },
    })
    if (focused.current) find(focused.current)?.focus({ preventScroll: true })
    box.ready.catch(() => {
      if (isCurrent) newest.current.broken()
    })
    return () => {
      isCurrent = false
      focused.current = FOCUSABLE.find((part) => find(part) === document.activeElement)
      box.destroy()
    }
  }, [url, width, newest])
  return node
}

/** A value after it has not changed for a while. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
