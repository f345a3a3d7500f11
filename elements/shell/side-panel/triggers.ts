import { useLayoutEffect } from 'react'
import { clickedOn, namesOne } from '../../../runtime/dialogs/trigger.ts'
import { usePageEvent, useRenderAgain } from '../../../runtime/view/hooks.ts'
import { writeHostAttributes } from '../../../runtime/view/markup/attributes.ts'

const TRIGGER = '[data-panel], a[href*="#"]'

type State = Readonly<Record<string, string | boolean | undefined>>

/**
 * Handles triggers anywhere on the page, which name an id of the panel: a plain click calls back, and each trigger has
 * the attributes of its panel.
 */
export function usePageTriggers(
  host: HTMLElement,
  ids: readonly string[],
  state: State,
  pressed: (trigger: HTMLElement) => void,
): void {
  const isOurs = (trigger: HTMLElement) => trigger.dataset.part !== 'trigger' && namesOne(trigger, 'panel', ids)
  useLayoutEffect(() => {
    for (const trigger of document.querySelectorAll<HTMLElement>(TRIGGER)) {
      if (isOurs(trigger)) writeHostAttributes(trigger, state, {})
    }
  })
  // A new page has other triggers.
  usePageEvent(document, 'page:loaded', useRenderAgain())
  usePageEvent<MouseEvent>(document, 'click', (event) => {
    const trigger = clickedOn(event, TRIGGER)
    if (!trigger || !host.isConnected || !isOurs(trigger)) return
    event.preventDefault()
    pressed(trigger)
  })
}
