import type { Connected } from '../../../runtime/element/behaviour.ts'
import { createButton, createPart } from '../../../runtime/page/part.ts'
import { intlCulture } from '../../../runtime/text/strings.ts'
import {
  $consent,
  CATEGORIES,
  type ConsentSetting,
  openChoices,
  revokeConsent,
  summaryOf,
} from '../../../stores/consent/consent.ts'
import type { consentStatus } from './definition.ts'

type Status = Connected<typeof consentStatus>

/** Tells what is allowed, before what the server sent. */
export function connect({ host, t }: Status): () => void {
  // A clone carries the drawing of its original.
  for (const child of [...host.children]) if (child.hasAttribute('data-vt-drawn')) child.remove()
  const status = createPart('p', 'status')
  const actions = createPart('div', 'actions')
  const change = button('change', t.change, () => openChoices(change))
  const revoke = button('revoke', t.revoke, () => {
    revokeConsent()
    // A banner takes the focus when there is one.
    if (!document.activeElement || [document.body, revoke].includes(document.activeElement as HTMLElement))
      change.focus()
  })
  status.dataset.vtDrawn = ''
  actions.dataset.vtDrawn = ''
  actions.append(change, revoke)
  host.prepend(status, actions)

  const draw = () => {
    const { setting } = $consent.get()
    const state = setting ? summaryOf(setting) : 'undecided'
    const words = state === 'partial' ? t.partial({ categories: namesOf(setting, t) }) : t[state]
    // Of several on one page, one is read out.
    if (document.querySelector('consent-status') === host) status.setAttribute('role', 'status')
    if (status.dataset.state !== state || status.textContent !== words) status.textContent = words
    status.dataset.state = state
    revoke.hidden = state === 'undecided'
  }
  const stop = $consent.subscribe(draw)
  return () => {
    stop()
    status.remove()
    actions.remove()
  }
}

/** As a sentence of the language lists them. A browser takes some milliseconds to learn that: only when it is needed. */
function namesOf(setting: ConsentSetting | undefined, t: Status['t']): string {
  const allowed = CATEGORIES.filter((category) => setting?.[category]).map((category) => t[category])
  return new Intl.ListFormat(intlCulture(), { type: 'conjunction' }).format(allowed)
}

function button(dataPart: string, words: string, press: () => void): HTMLElement {
  const element = createButton(dataPart, words)
  element.addEventListener('click', press)
  return element
}
