import { type MouseEvent, useSyncExternalStore } from 'react'
import { useServerNodes, type ViewProps } from '../../../runtime/element/register.tsx'
import { visit } from '../../../runtime/navigation/visit.ts'
import { CULTURES, type Culture, settings } from '../../../runtime/page/settings.ts'
import { warn } from '../../../runtime/page/warn.ts'
import type { languageSwitch } from './definition.ts'
import { LanguageSelect } from './language-select.tsx'
import { addressIn, nameOf, readCultures } from './rules.ts'

/** Links with real addresses, so that they can be copied and opened in another tab; or one field. */
export function LanguageSwitch({ host, cultures, current, variant, emit, t }: ViewProps<typeof languageSwitch>) {
  const label = useServerLabel() || t.label
  const address = useAddress(host)
  const offered = offeredCultures(cultures)
  const present = presentCulture(current)

  const go = (culture: Culture) => {
    // The address may have changed since the links were drawn.
    const url = addressIn(culture, location.href, settings().appPath)
    emit('culture:change', { culture, url })
    visit(url)
  }
  if (variant === 'select') return <LanguageSelect {...{ label, offered, present, go }} goLabel={t.go} />
  return (
    <nav aria-label={label}>
      <ul data-part="list">
        {offered.map((culture) => (
          <li key={culture}>
            <a
              href={addressIn(culture, address, settings().appPath)}
              hrefLang={culture}
              lang={culture}
              aria-current={culture === present ? 'true' : undefined}
              onClick={(event) => {
                if (culture === present || !isPlainClick(event)) return
                event.preventDefault()
                go(culture)
              }}
            >
              {nameOf(culture)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Other clicks open a tab or a window, save the target, or have been dealt with by the page. */
const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey, nativeEvent }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !nativeEvent.defaultPrevented

function offeredCultures(list: string): readonly Culture[] {
  const { known, unknown } = readCultures(list)
  if (unknown.length > 0) {
    const words = unknown.map((word) => `"${word.slice(0, 40)}"`).join(', ')
    const why = 'They are left out; without any other, all six are offered.'
    warn(`<language-switch cultures> names ${words}.`, why, `Choose among ${CULTURES.join(', ')}.`)
  }
  return known
}

function presentCulture(current: string): Culture {
  const culture = CULTURES.find((known) => known === current)
  if (culture === undefined && current !== '') {
    const what = `<language-switch current="${current.slice(0, 40)}"> is not a culture.`
    warn(what, 'The culture of the settings is used in its place.', 'Correct or remove the attribute.')
  }
  return culture ?? settings().culture
}

/** The name that the server gave the links, or the field. */
function useServerLabel(): string {
  const nodes = useServerNodes()
  const elements = nodes.filter((node) => node instanceof Element)
  const nav = elements.map((node) => (node.matches('nav') ? node : node.querySelector('nav'))).find((node) => node)
  return nav?.getAttribute('aria-label')?.trim() ?? ''
}

/** What comes before a link is used: any click, also those that the browser follows, finds the present address. */
const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click', 'contextmenu'] as const

/** The page's address, which history may change while the links stand. */
function useAddress(host: HTMLElement): string {
  return useSyncExternalStore(
    (changed) => {
      const life = new AbortController()
      const options = { capture: true, signal: life.signal }
      addEventListener('popstate', changed, options)
      addEventListener('hashchange', changed, options)
      for (const touch of TOUCHES) host.addEventListener(touch, changed, options)
      return () => life.abort()
    },
    () => location.href,
  )
}
