import { useEffect, useLayoutEffect, useState } from 'react'
import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { loadFully } from '../../../runtime/navigation/visit.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { magnifyUnderPointer } from '../../../runtime/pictures/magnify.ts'
import { type Change, usePictureShow } from '../../../runtime/pictures/picture-show.ts'
import { isImage, SWIPE, wayTo } from '../../../runtime/pictures/rules.ts'
import { onSwipe } from '../../../runtime/pictures/swipe.ts'
import { Icon } from '../../../runtime/ui/icon.tsx'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { useLatest } from '../../../runtime/ui/use-latest.ts'
import { useHostAttributes, useHostEvent, useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { prepareVariant } from '../../../stores/product/product.ts'
import type { productGallery } from './definition.ts'
import { FilmButton } from './film-button.tsx'
import { photoByKey, SPEED, startOf, wayOf } from './rules.ts'
import { useThumbnailsInView } from './thumbnails.ts'
import { preparePhotos } from './variant.ts'

type Gallery = typeof productGallery

const largeView = deferred('<product-gallery>', () => import('./large-view.tsx'))

/** Controls inside a slide that handle pointers or keys themselves. */
const OWN_GESTURES = 'product-spin, video, input, select, [data-part^=gallery-]'

export function ProductGallery({ host, layout, productId, emit, t }: ViewProps<Gallery>) {
  const markup = useServerMarkup<Gallery>()
  const [photos, thumbnails] = [markup.parts('photo'), markup.parts('thumbnail')]
  const count = photos.length
  const slides = () => photos.flatMap((photo) => markup.element(photo) ?? [])
  const [start] = useState(() => startOf(host, location.hash))
  const pictures = usePictureShow(slides, count, start)
  const { index } = pictures

  const go = (
    to: number,
    direction?: 1 | -1,
    change: Change = { milliseconds: SPEED, way: wayOf(layout, innerWidth) },
  ) => {
    if (count === 0) return
    const place = pictures.show(to, direction ?? wayTo(index, to, count), change)
    if (place === index) return
    fetchNeighbours(slides(), place)
    emit('gallery:change', { index: place })
  }
  const newest = useLatest({ go, pictures, count, productId, setMarkup: markup.setMarkup })

  const [pressed, setPressed] = useState<{ link: HTMLAnchorElement; key: number }>()
  const onLost = () => {
    // The link itself leads to the photo.
    if (pressed) loadFully(new URL(pressed.link.href))
    setPressed(undefined)
  }
  const large = useDeferred(largeView, pressed !== undefined, { onLost, isForAct: true })
  const enlarge = (link: HTMLAnchorElement) => setPressed((before) => ({ link, key: (before?.key ?? 0) + 1 }))
  const [own] = useState(() => ({ role: host.getAttribute('role'), label: host.ariaLabel }))
  useHostAttributes({
    'data-state': 'ready',
    'aria-roledescription': t.kind,
    role: own.role ?? 'group',
    'aria-label': own.label ?? t.photos,
  })
  useThumbnailsInView(thumbnails[index] && markup.element(thumbnails[index]))
  useEffect(
    () =>
      prepareVariant((...change) => {
        const { pictures, productId, setMarkup } = newest.current
        return preparePhotos({ host, productId, index: pictures.index, setMarkup }, ...change)
      }),
    [host, newest],
  )

  const [mouse, setMouse] = useState<PointerEvent>()
  useEffect(() => {
    if (!mouse) return
    const lifetime = new AbortController()
    magnifyUnderPointer(host, lifetime.signal, mouse)
    return () => lifetime.abort()
  }, [host, mouse])

  const onNear = (event: Event) => {
    fetchNeighbours(slides(), index)
    if (event instanceof PointerEvent && event.pointerType === 'mouse') setMouse((first) => first ?? event)
  }
  useHostEvent('pointerover', onNear)
  useHostEvent('focusin', onNear)
  useHostEvent<KeyboardEvent>('keydown', (event) => {
    const target = event.target as HTMLElement
    if (hasModifier(event) || event.defaultPrevented || target.closest('product-spin, video, input, select')) return
    const isRightToLeft = getComputedStyle(host).direction === 'rtl'
    const place = photoByKey(event.key, index, count, isRightToLeft)
    const isThumbnail = thumbnails.some((thumbnail) => markup.element(thumbnail) === target)
    // Up and down scroll the page, except for a vertical list of thumbnails.
    if (place === undefined || (/^Arrow(Up|Down)$/.test(event.key) && !(isThumbnail && layout === 'vertical'))) return
    event.preventDefault()
    go(place, /^Arrow/.test(event.key) ? (place > index ? 1 : -1) : undefined)
    const shown = isThumbnail && thumbnails[newest.current.pictures.index]
    if (shown) markup.element(shown)?.focus({ preventScroll: true })
  })

  useLayoutEffect(() => {
    const lifetime = new AbortController()
    const isOnPhoto = (target: Element) =>
      target.closest('[data-part=photos]') !== null && target.closest(OWN_GESTURES) === null
    const end = (offset: number) => {
      const now = newest.current
      const step = offset < 0 !== (getComputedStyle(host).direction === 'rtl') ? 1 : -1
      const isFar = Math.abs(offset) >= SWIPE && now.count > 1
      now.go(now.pictures.index + (isFar ? step : 0), step, { milliseconds: SPEED })
    }
    const swipe = {
      mayBegin: ({ target }: PointerEvent) => isOnPhoto(target as Element),
      move: (offset: number) => newest.current.pictures.drag(offset),
      end,
    }
    onSwipe(host, swipe, lifetime.signal)
    return () => lifetime.abort()
  }, [host, newest])

  const onPress = (press: (link: HTMLAnchorElement) => void) => (event: MouseEvent) => {
    const link = clickedOn<HTMLAnchorElement>(event, 'a[href]')
    if (!link) return
    event.preventDefault()
    press(link)
  }
  const arrow = (step: 1 | -1) => ({
    type: 'button' as const,
    hidden: count < 2,
    'aria-label': step === 1 ? t.next : t.previous,
    onClick: () => go(index + step, step),
    children: <Icon name={step === 1 ? 'next' : 'previous'} />,
  })

  return (
    <ServerMarkup<Gallery>
      parts={{
        photos: { role: 'presentation' },
        photo: (photo) => pictures.slideProps(photo.index),
        link: ({ attributes }) =>
          isImage(attributes.href ?? '') ? { 'aria-haspopup': 'dialog', onClick: onPress(enlarge) } : undefined,
        thumbnail: (thumbnail) => ({
          'aria-current': thumbnail.index === index ? 'true' : undefined,
          onClick: onPress(() => go(thumbnail.index)),
        }),
        'gallery-previous': arrow(-1),
        'gallery-count': {
          role: 'status',
          hidden: count < 2,
          children: (
            <>
              <span aria-hidden="true" dir="ltr">{`${index + 1} / ${count}`}</span>
              <span className="vt-hidden">{t.photoOf({ number: index + 1, count })}</span>
            </>
          ),
        },
        'gallery-next': arrow(1),
      }}
    >
      {photos.map((photo) => (
        <FilmButton
          key={photo.path}
          slide={markup.element(photo)}
          isShown={photo.index === index}
          isFirst={photo.index === start}
          t={t}
        />
      ))}
      {pressed && large && (
        <large.LargeView
          key={pressed.key}
          host={host}
          link={pressed.link}
          show={(slide) => go(slides().indexOf(slide), 1, { milliseconds: 0 })}
          onGone={() => setPressed((now) => (now === pressed ? undefined : now))}
        />
      )}
    </ServerMarkup>
  )
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ctrlKey || metaKey || altKey || shiftKey

function fetchNeighbours(slides: readonly HTMLElement[], index: number): void {
  for (const place of [index + 1, index - 1]) {
    const image = slides.at(place % (slides.length || 1))?.querySelector<HTMLImageElement>(':scope > a img')
    if (image) image.loading = 'eager'
  }
}
