import './reserve.css'
import './slider.css'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { deferred } from '../page/deferred.ts'
import { useDeferred } from '../ui/use-deferred.ts'
import { useLatest } from '../ui/use-latest.ts'
import { useHostAttributes, useRenderAgain, useServerMarkup } from '../view/hooks.ts'
import { ServerMarkup } from '../view/server-markup.tsx'
import type { Engine } from './engine.ts'
import { keepPlace, placeOf } from './places.ts'
import { moveByKey, SliderButtons } from './slider-buttons.tsx'
import { type Rotation, useRotation } from './slider-rotation.ts'
import type { SliderDefinition, SliderTexts } from './texts.ts'

const splide = deferred('Splide', () => import('./engine.ts'))

type Props = {
  host: HTMLElement
  t: SliderTexts
  /** How many slides are shown at once. */
  slides: number
  /** Milliseconds of one move. */
  speed: number
  /** How many slides an arrow moves by. Without it, as many as are shown. */
  step?: number
  /** Milliseconds until the slides move on by themselves, with a button to pause them, and after the last the first; 0: never. */
  autoplay?: number
  /** Called when the slides can be moved; `data-state` is `ready` by then. */
  onReady(count: number): void
  /** Called when a move begins: `index` is the first slide that will be shown. */
  onMove?(index: number): void
  /** Other buttons than pause, back and on. */
  renderButtons?(engine: Engine, rotation: Rotation): ReactNode
}

/**
 * The server's list as a slider, by Splide, whose code is fetched by the first one; after a failure when somebody comes near
 * again. Until then the list scrolls as the browser does it: `data-state` is `loading`, then `ready`. Splide works on the list's own items, which React leaves alone.
 */
export function Slider(props: Props) {
  const { host, slides, speed, step, autoplay = 0, t } = props
  const list = useServerMarkup<SliderDefinition>().element('list')
  const [engine, setEngine] = useState<Engine>()
  const [status, setStatus] = useState('')
  const renderAgain = useRenderAgain()
  const [hasFailed, setFailed] = useState(false)
  const code = useDeferred(splide, list !== undefined, { onLost: () => setFailed(true) })
  const rotation = useRotation(host, engine, autoplay)
  const [role] = useState(() => (host.hasAttribute('role') ? undefined : 'group'))
  const position = useRef<number>(undefined)

  const moved = (index: number, isByShopper: boolean) => {
    if (isByShopper && engine) {
      keepPlace(host, index)
      rotation.stop()
      setStatus(statusOf(engine, t))
    }
    props.onMove?.(index)
  }
  const newest = useLatest({ props, moved })

  useHostAttributes(
    list
      ? {
          'data-vt-slider': true,
          'data-state': engine ? 'ready' : hasFailed ? undefined : 'loading',
          'aria-roledescription': t.sliderKind,
          ...(role && { role }),
        }
      : {},
  )
  useLayoutEffect(() => {
    if (!list) return
    host.style.setProperty('--vt-slides', String(slides))
    engine?.show(slides)
    return () => void host.style.removeProperty('--vt-slides')
  }, [host, list, engine, slides])

  useLayoutEffect(() => {
    if (!code || !list) return
    const started = new code.Engine(host, list, {
      slides: newest.current.props.slides,
      speed,
      step,
      rewind: autoplay > 0,
      start: position.current ?? placeOf(host),
      onChange: renderAgain,
      onMove: (index, isByShopper) => newest.current.moved(index, isByShopper),
    })
    setEngine(started)
    return () => {
      position.current = started.index
      started.destroy()
      setEngine(undefined)
    }
  }, [code, host, list, speed, step, autoplay, renderAgain, newest])

  useEffect(() => {
    if (engine) newest.current.props.onReady(engine.count)
  }, [engine, newest])

  return (
    <ServerMarkup<SliderDefinition>
      parts={{
        'slider-buttons': list && {
          hidden: !engine?.isEnough,
          onKeyDown: (event) => engine && moveByKey(engine, event),
          children: engine
            ? (props.renderButtons?.(engine, rotation) ?? <SliderButtons engine={engine} rotation={rotation} t={t} />)
            : null,
        },
        'slider-status': list && { className: 'vt-hidden', role: 'status', children: status },
      }}
    />
  )
}

/** What is shown after a move of the shopper's; what moves by itself is not announced. */
function statusOf({ first, last, count }: Engine, t: SliderTexts): string {
  const from = first + 1
  return from === last ? t.oneShown({ first: from, count }) : t.rangeShown({ first: from, last, count })
}
