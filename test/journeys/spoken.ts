import { expect, type Page } from '@playwright/test'

type Said = { during: string; text: string }
type Listening = { said: Said[]; during: string }

/**
 * Records the announcements of a screen reader: each new text of a live region, and each dialog, heading or invalid
 * field that gets the focus.
 */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const LIVE = ':is([aria-live], [role=status], [role=alert], [role=log], output):not([aria-live=off])'
    const listening: Listening = { said: [], during: '' }
    const last = new WeakMap<Element, string>()
    const note = (text: string | undefined) => {
      if (text) listening.said.push({ during: listening.during, text })
    }
    // Content outside of an open dialog is not announced. The announcement of a slow load depends on the machine of the
    // test.
    const isSeen = (region: Element) =>
      region.closest('[hidden], [inert], [aria-hidden=true], loading-bar') === null &&
      [...document.querySelectorAll('dialog:modal')].every((dialog) => dialog.contains(region))
    const look = (region: Element) => {
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      if (text !== last.get(region) && isSeen(region)) note(text)
      last.set(region, text)
    }
    const start = () => {
      for (const region of document.querySelectorAll(LIVE))
        last.set(region, region.textContent?.replace(/\s+/g, ' ').trim() ?? '')
      new MutationObserver((records) => {
        const regions = new Set<Element>()
        for (const { target, addedNodes } of records) {
          const element = target instanceof Element ? target : target.parentElement
          const around = element?.closest(LIVE)
          if (around) regions.add(around)
          // An alert is announced when it is added; other live regions must exist before their text.
          for (const node of addedNodes) {
            if (!(node instanceof Element)) continue
            for (const alert of [node, ...node.querySelectorAll('*')])
              if (alert.matches('[role=alert]:not([aria-live=off])')) regions.add(alert)
          }
        }
        for (const region of regions) look(region)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    }
    document.addEventListener('focusin', ({ target, relatedTarget }) => {
      const dialog = target instanceof Element ? target.closest('dialog') : null
      if (dialog && !dialog.contains(relatedTarget as Node | null)) return note('the name of a dialog')
      if (target instanceof HTMLHeadingElement) note(target.textContent ?? '')
      if (target instanceof HTMLElement && target.ariaInvalid === 'true') note(`the message of ${target.id}`)
    })
    if (document.body) start()
    else document.addEventListener('DOMContentLoaded', start)
    Object.assign(globalThis, { listening })
  })

export async function during(page: Page, name: string, act: () => Promise<unknown>): Promise<void> {
  const of = () =>
    page.evaluate(
      (name) =>
        (globalThis as unknown as { listening: Listening }).listening.said.filter((one) => one.during === name).length,
      name,
    )
  await page.evaluate((name) => {
    ;(globalThis as unknown as { listening: Listening }).listening.during = name
  }, name)
  await act()
  await expect.poll(of, { message: `${name} is said` }).toBeGreaterThan(0)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
}

/** The announcements, by the name of their action. */
export async function saidBy(page: Page): Promise<Record<string, string[]>> {
  const said = await page.evaluate(() => (globalThis as unknown as { listening: Listening }).listening.said)
  const all: Record<string, string[]> = {}
  for (const { during, text } of said) all[during] = [...(all[during] ?? []), text]
  return all
}
