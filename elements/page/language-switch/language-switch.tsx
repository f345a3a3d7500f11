import { useMemo } from 'react'
import { visit } from '../../../runtime/navigation/visit.ts'
import { deferred } from '../../../runtime/page/deferred.ts'
import { settings } from '../../../runtime/page/settings.ts'
import { here } from '../../../runtime/page/window/history.ts'
import { useDeferred } from '../../../runtime/ui/use-deferred.ts'
import { useHostEvent, usePageEvent, useRenderAgain } from '../../../runtime/view/hooks.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerNodes, useServerNodes } from '../../../runtime/view/slot.tsx'
import { offeredCultures, presentCulture } from './cultures.ts'
import type { languageSwitch } from './definition.ts'
import { LanguageLinks } from './language-links.tsx'
import { addressIn } from './rules.ts'

const languageSelect = deferred('<language-switch>', () => import('./language-select.tsx'))

/** Links have real addresses, so that they can be copied and opened in another tab. */
export function LanguageSwitch({ cultures, current, variant, emit, t }: ViewProps<typeof languageSwitch>) {
  const label = serverLabel(useServerNodes()) || t.label
  const listed = useMemo(() => offeredCultures(cultures), [cultures])
  const present = useMemo(() => presentCulture(current, listed), [current, listed])
  const isSelect = variant === 'select'
  const field = useDeferred(languageSelect, isSelect)
  useAddress()

  const addressOf = (culture: string) =>
    addressIn(culture, here().href, {
      appPath: settings().appPath,
      cultures: [...settings().cultures, ...listed, present],
    })
  const go = (culture: string) => {
    // The address may have changed since the links were rendered.
    const url = addressOf(culture)
    emit('culture:change', { culture, url })
    visit(url)
  }
  const props = { label, listed, present, addressOf, go }
  if (!isSelect) return <LanguageLinks {...props} />
  // The server's links are used until the select is rendered.
  return field ? <field.LanguageSelect {...props} goLabel={t.go} /> : <ServerNodes />
}

/** In-page visits change the address while the links are shown, so it is read again before a link is used. */
function useAddress(): void {
  const renderAgain = useRenderAgain()
  useHostEvent('pointerover', renderAgain, true)
  useHostEvent('pointerdown', renderAgain, true)
  useHostEvent('focusin', renderAgain, true)
  useHostEvent('click', renderAgain, true)
  useHostEvent('contextmenu', renderAgain, true)
  usePageEvent(window, 'popstate', renderAgain, true)
  usePageEvent(window, 'hashchange', renderAgain, true)
  usePageEvent(document, 'page:loaded', renderAgain, true)
}

function serverLabel(nodes: readonly Node[]): string {
  const elements = nodes.filter((node) => node instanceof Element)
  const nav = elements.map((node) => (node.matches('nav') ? node : node.querySelector('nav'))).find((node) => node)
  return nav?.getAttribute('aria-label')?.trim() ?? ''
}
