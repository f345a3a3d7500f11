import { clickedOn } from '../../../runtime/dialogs/trigger.ts'
import { owned, panelOf } from './shape.ts'

const TRIGGER = '[data-part=trigger], [data-panel], a[href*="#"]'

let count = 0

/** Whether an element opens a panel: inside it, by `data-panel`, or as a link to it or to its panel. */
export function opensPanel(host: Element, trigger: HTMLElement): boolean {
  if (trigger.dataset.part === 'trigger') return trigger.closest('side-panel') === host
  const ids = [host.id, panelOf(host)?.id ?? ''].filter((id) => id !== '')
  if (trigger.dataset.panel !== undefined) return ids.includes(trigger.dataset.panel.replace(/^#/, ''))
  if (!(trigger instanceof HTMLAnchorElement)) return false
  const isHere = trigger.href.split('#')[0] === location.href.split('#')[0]
  return isHere && ids.some((id) => trigger.hash === `#${encodeURIComponent(id)}`)
}

/** Whether the address names a panel, as after a link that was followed before the code came. */
export function isInAddress(host: Element): boolean {
  const ids = [host.id, panelOf(host)?.id ?? '']
  return ids.some((id) => id !== '' && location.hash === `#${encodeURIComponent(id)}`)
}

/** Calls back with the trigger of a plain click. */
export function hearTriggers(host: Element, pressed: (trigger: HTMLElement) => void, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const trigger = clickedOn(event, TRIGGER)
      if (!trigger || !opensPanel(host, trigger)) return
      event.preventDefault()
      pressed(trigger)
    },
    { signal },
  )
}

/** Tells assistive technology what each trigger opens, and whether it is open. */
export function markTriggers(host: Element, kind: string, isOpen: boolean): void {
  const panel = panelOf(host)
  const others = document.querySelectorAll<HTMLElement>('[data-panel], a[href*="#"]')
  const triggers = new Set([...owned(host, '[data-part=trigger]'), ...others])
  if (panel && panel.id === '') {
    count += 1
    panel.id = `vt-panel-${count}`
  }
  for (const trigger of triggers) {
    if (!opensPanel(host, trigger)) continue
    trigger.setAttribute('aria-expanded', String(isOpen))
    if (kind === 'panel') trigger.setAttribute('aria-haspopup', 'dialog')
    else trigger.removeAttribute('aria-haspopup')
    if (kind === 'collapse' && panel) trigger.setAttribute('aria-controls', panel.id)
    else trigger.removeAttribute('aria-controls')
  }
}
