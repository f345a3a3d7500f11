import { useStore } from '@nanostores/react'
import { useLayoutEffect } from 'react'
import { settings } from '../../../runtime/page/settings.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useMediaQuery } from '../../../runtime/ui/media-query.ts'
import { hiddenProps } from '../../../runtime/view/hidden-props.ts'
import { useHostAttributes, usePageEvent, useRenderAgain, useServerMarkup } from '../../../runtime/view/hooks.ts'
import { CREATED, type ServerPart } from '../../../runtime/view/read-markup.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerMarkup } from '../../../runtime/view/server-markup.tsx'
import { $openCategories, rememberCategory } from '../../../stores/list/open-categories.ts'
import type { categoryNav } from './definition.ts'

/** The link leads to the category; the button beside it shows the subcategories. */
export function CategoryNav({ current, collapsed, emit, t }: ViewProps<typeof categoryNav>) {
  const wasOpen = useStore($openCategories)
  const { part, parts } = useServerMarkup<typeof categoryNav>()
  const currentItem = itemOf(useCurrentLink(current))
  const isNarrow = useMediaQuery(`(width < ${settings().breakpoints.md}px)`)

  // The next page shows the list of products, so the whole navigation is folded again.
  const whole = `#${here().pathname}`
  const isFoldable = collapsed && isNarrow
  const isFolded = isFoldable && !wasOpen[whole]
  useHostAttributes({ 'data-folded': isFolded })

  const branchOf = (list: ServerPart | undefined) => {
    const item = itemOf(list)
    const link = parts('link').find((each) => itemOf(each)?.path === item?.path)
    const label = link ?? parts('label').find((each) => itemOf(each)?.path === item?.path)
    const name = label?.text ?? ''
    const key = link ? addressOf(link).pathname : name
    const holdsCurrent = item !== undefined && isInside(currentItem, item)
    return { name, key, isOpen: wasOpen[key] ?? holdsCurrent }
  }
  const toggle = (key: string, name: string, isOpen: boolean) => {
    rememberCategory(key, isOpen)
    emit('nav:toggle', { name, open: isOpen })
  }
  const wholeName = part('nav')?.attributes['aria-label'] || t.all

  return (
    <ServerMarkup<typeof categoryNav>
      parts={{
        list: (list) => (itemOf(list) ? hiddenProps(!branchOf(list).isOpen) : {}),
        toggle: (created) => {
          const { name, key, isOpen } = branchOf(created)
          return {
            [CREATED]: '',
            type: 'button',
            'aria-label': t.branch({ name }),
            'aria-expanded': isOpen,
            onClick: () => toggle(key, name, !isOpen),
          }
        },
        fold: isFoldable
          ? {
              [CREATED]: '',
              type: 'button',
              'aria-expanded': !isFolded,
              children: wholeName,
              onClick: () => toggle(whole, wholeName, isFolded),
            }
          : undefined,
      }}
    />
  )
}

const itemOf = (part: ServerPart | undefined): ServerPart | undefined => part?.within('item')

/** Whether an item is another one, or is anywhere below it. */
const isInside = (item: ServerPart | undefined, other: ServerPart): boolean =>
  item !== undefined && (item.path === other.path || isInside(itemOf(item), other))

const addressOf = ({ attributes: { href = '' } }: ServerPart): URL => new URL(href, document.baseURI)

/** Only one link is marked: by the attribute, else by the address, else by the server. */
function useCurrentLink(current: string): ServerPart | undefined {
  const { parts, element } = useServerMarkup<typeof categoryNav>()
  const renderAgain = useRenderAgain()
  // A navigation outside the page area stays when pages are replaced.
  usePageEvent(document, 'page:loaded', renderAgain)

  const { origin, pathname } = here()
  const links = parts('link')
  const isHere = (link: ServerPart) => addressOf(link).origin === origin && addressOf(link).pathname === pathname
  const found = current
    ? links.find((link) => itemOf(link)?.data.id === current)
    : (links.find(isHere) ?? links.find(({ attributes }) => attributes['aria-current'] !== undefined))
  useLayoutEffect(() => {
    for (const link of links) {
      if (link !== found) element(link)?.removeAttribute('aria-current')
      else if (!element(link)?.hasAttribute('aria-current')) element(link)?.setAttribute('aria-current', 'page')
    }
  })
  return found
}
