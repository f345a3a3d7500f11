import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TextsOf } from '../../../runtime/element/define.ts'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import type { assetPicker } from './definition.ts'
import { CELL, columnsIn, placeAfter, shownIn } from './rules.ts'
import { type Listing, useAssets } from './use-assets.ts'

type Props = {
  listing: Listing
  t: TextsOf<typeof assetPicker>
  hrefOf(asset: Asset): string
  choose(event: React.MouseEvent, asset: Asset): void
}

/** One asset is a tab stop; the arrow keys lead to the others. */
export function VirtualList({ listing, t, hrefOf, choose }: Props) {
  const { total } = listing
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ top: 0, width: CELL.width * 4, height: CELL.height * 3 })
  const [active, setActive] = useState(0)
  const isWanted = useRef(false)
  const { assetAt, hasFailed, ask, askAgain } = useAssets(listing)
  // Assets that are scrolled out of view are removed, and so is the button that tries again.
  useKeptFocus(box.current?.parentElement ?? null, ['data-index'], '[data-part=pick][tabindex="0"]')
  const columns = columnsIn(view.width)
  const [from, to] = shownIn({ ...view, columns, total })
  // The focused asset may have been scrolled out of view.
  const place =
    active >= from && active < to ? active : Math.min(total - 1, Math.ceil(view.top / CELL.height) * columns)

  const measure = useCallback(() => {
    const element = box.current
    if (element) setView({ top: element.scrollTop, width: element.clientWidth, height: element.clientHeight })
  }, [])
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure)
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [measure])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another listing begins at its start
  useLayoutEffect(() => {
    setActive(0)
    if (box.current) box.current.scrollTop = 0
  }, [listing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is seen is asked for
  useEffect(() => ask(from, to), [from, to, listing])
  useLayoutEffect(() => {
    if (!isWanted.current) return
    const link = box.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)
    if (!link) return
    isWanted.current = false
    link.focus({ preventScroll: true })
  })

  const onKey = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !box.current) return
    if (event.key === ' ') {
      event.preventDefault()
      return (event.target as HTMLElement).click()
    }
    const rows = Math.max(1, Math.floor(view.height / CELL.height))
    const next = placeAfter(event.key, place, { columns, rows, total })
    if (next === undefined) return
    event.preventDefault()
    isWanted.current = true
    setActive(next)
    const top = Math.floor(next / columns) * CELL.height
    const { scrollTop, clientHeight } = box.current
    if (top < scrollTop) box.current.scrollTop = top
    else if (top + CELL.height > scrollTop + clientHeight) box.current.scrollTop = top + CELL.height - clientHeight
  }
  return (
    <>
      <p data-part="total" role="status">
        {total === 0 ? t.none : t.count({ count: total })}
      </p>
      {hasFailed && (
        <p role="alert">
          <span>{t.failed}</span>{' '}
          <button type="button" data-part="retryList" onClick={askAgain}>
            {t.retry}
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys lead from one link to another */}
      <div data-part="scroll" ref={box} onScroll={measure} onKeyDown={onKey}>
        <ul
          data-part="list"
          role={total > 0 ? 'listbox' : undefined}
          aria-label={t.label}
          style={{ blockSize: `${Math.ceil(total / columns) * CELL.height}px` }}
        >
          {[...Array(to - from).keys()].map((offset) => {
            const index = from + offset
            const asset = assetAt(index)
            return (
              <li
                key={index}
                role="presentation"
                style={{
                  blockSize: `${CELL.height}px`,
                  inlineSize: `${100 / columns}%`,
                  insetBlockStart: `${Math.floor(index / columns) * CELL.height}px`,
                  insetInlineStart: `${((index % columns) * 100) / columns}%`,
                }}
              >
                {asset ? (
                  <a
                    role="option"
                    aria-setsize={total}
                    aria-posinset={index + 1}
                    href={hrefOf(asset)}
                    data-part="pick"
                    data-index={index}
                    tabIndex={index === place ? 0 : -1}
                    onFocus={() => setActive(index)}
                    onClick={(event) => choose(event, asset)}
                  >
                    <Picture asset={asset} />
                    <span>{asset.name}</span>
                  </a>
                ) : (
                  <span
                    role="option"
                    tabIndex={-1}
                    aria-setsize={total}
                    aria-posinset={index + 1}
                    aria-disabled
                    data-part="placeholder"
                  >
                    {t.loading}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </>
  )
}

function Picture({ asset: { thumbnail, isImage, name } }: { asset: Asset }) {
  if (isImage && thumbnail !== '') return <img src={thumbnail} alt="" width="120" height="120" loading="lazy" />
  return (
    <span data-part="fileIcon" aria-hidden="true">
      {/\.([a-z0-9]{1,4})$/i.exec(name)?.[1]?.toUpperCase() ?? ''}
    </span>
  )
}
