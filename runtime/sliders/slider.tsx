import type { Options, Splide } from '@splidejs/splide'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { deferred } from '../page/deferred.ts'
import { warn } from '../page/warn.ts'
import { usePrefersReducedMotion } from '../ui/motion.ts'
import { useDeferred } from '../ui/use-deferred.ts'
import { useLatest } from '../ui/use-latest.ts'
import { useHostAttributes, useIsLive, useRenderAgain, useServerMarkup } from '../view/hooks.ts'
import { ServerMarkup } from '../view/server-markup.tsx'
import { keepPlace, placeOf } from './places.ts'
import { moveByKey, SliderButtons } from './slider-buttons.tsx'
import { type SliderDefinition, type SliderTexts, splideTexts } from './texts.ts'

const splideCode = deferred('Splide', () => import('./start-splide.ts'))

type Props = {
  host: HTMLElement
  t: SliderTexts
  /** The tag's own options of Splide; without `perMove` an arrow moves by as many slides as are shown. */
  options: Options
  /** Milliseconds between two moves, with a button to pause them; the first slide follows the last. 0: never. */
  autoplay?: number
  /** Called when the slides can be moved. `index` is the first that is shown; `data-state` is `ready` by then. */
  onReady(count: number, index: number): void
  /** Called when a move begins: `index` is the first slide that will be shown. */
  onMove?(index: number): void
  /** Dots in place of arrows: the label of the group, and that of a dot with its number and the number of dots. */
  dots?: { all: string; one(number: string, count: string): string }
}

/**
 * Shows the server's list as a slider, by Splide. The first slider fetches its code; after a failure it is fetched
 * again when a pointer or the focus is near. Until then the browser scrolls the list: `data-state` is `loading`, then
 * `ready`. Splide uses the list's own items, which React does not change.
 */
export function Slider(props: Props) {
  const { host, options, autoplay = 0, dots, t } = props
  const list = useServerMarkup<SliderDefinition>().element('list')
  const [splide, setSplide] = useState<Splide>()
  const [status, setStatus] = useState('')
  const renderAgain = useRenderAgain()
  const [hasFailed, setFailed] = useState(false)
  const isLive = useIsLive()
  const code = useDeferred(splideCode, list !== undefined, { onLost: () => setFailed(true) })
  const moves = !usePrefersReducedMotion() && autoplay > 0
  const position = useRef<number>(undefined)
  const settings = JSON.stringify(options)
  const hasDots = dots !== undefined

  const changed = (index: number, isByShopper: boolean) => {
    if (isByShopper && splide) {
      keepPlace(host, index)
      setStatus(statusOf(splide, t))
    }
    props.onMove?.(index)
  }
  const newest = useLatest({ props, changed })

  useHostAttributes(
    list ? { 'data-vt-slider': true, 'data-state': splide ? 'ready' : hasFailed ? undefined : 'loading' } : {},
  )

  useEffect(() => {
    if (!isLive || list || !host.querySelector('ul, ol')) return
    warn(
      `<${host.localName}> has a list that is not in a track.`,
      'It stays a list that scrolls.',
      'Write <div class="splide__track"><ul class="splide__list">, with class="splide__slide" on each item.',
    )
  }, [host, list, isLive])

  useLayoutEffect(() => {
    // Splide finds its buttons when it starts.
    if (!code || !list || !isLive) return
    const started = code.startSplide(host, list, {
      i18n: textsOf(newest.current.props),
      arrows: !hasDots,
      pagination: hasDots,
      start: position.current ?? placeOf(host),
      rewind: autoplay > 0,
      ...(moves && { autoplay: true, interval: autoplay }),
      ...(JSON.parse(settings) as Options),
    })
    started.on('changed', (index: number, isByShopper: boolean) => newest.current.changed(index, isByShopper))
    started.on('updated refresh', renderAgain)
    setSplide(started)
    return () => {
      position.current = started.index
      started.destroy()
      setSplide(undefined)
    }
  }, [code, host, list, isLive, settings, autoplay, moves, hasDots, renderAgain, newest])

  useLayoutEffect(() => {
    if (splide) newest.current.props.onReady(splide.length, splide.index)
  }, [splide, newest])

  return (
    <ServerMarkup<SliderDefinition>
      parts={{
        'slider-buttons': list && {
          className: 'splide__arrows',
          hidden: !splide?.Components.Slides.isEnough(),
          onKeyDown: (event) => splide && moveByKey(splide, event),
          children: code ? <SliderButtons hasPause={moves} hasDots={hasDots} /> : null,
        },
        'slider-status': list && { className: 'vt-hidden', role: 'status', children: status },
      }}
    />
  )
}

function textsOf({ t, dots }: Props): Options['i18n'] {
  // Splide and an extension of it replace the two signs.
  const dot = dots?.one('%s', '%c')
  return { ...splideTexts(t), ...(dots && { select: dots.all, slideX: dot, pageX: dot }) }
}

/** The status after a move of the shopper; automatic moves are not announced. */
function statusOf({ index, length: count, options }: Splide, t: SliderTexts): string {
  const first = index + 1
  const last = Math.min(index + (options.perPage ?? 1), count)
  return first === last ? t.oneShown({ first, count }) : t.rangeShown({ first, last, count })
}
