import { endBar } from '../../../runtime/consent/end-bar.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { readCookie, writeCookie } from '../../../runtime/page/cookies.ts'
import type { cookieLaw } from './definition.ts'
import { COOKIE_LAW_HOURS } from './rules.ts'

type Law = Connected<typeof cookieLaw>

/** The cookies that were set in this page, also when the browser refused them. */
const understood = new Set<string>()

/** The banners of the page, oldest first: the first one that is needed is shown. */
const banners = new Map<() => void, Law>()

const isNeeded = ({ attributes: { cookieName } }: Law): boolean =>
  !understood.has(cookieName) && readCookie(cookieName) === undefined

const drawAll = () => {
  for (const draw of banners.keys()) draw()
}

/** Shows the banner until its button was pressed. */
export function connect(law: Law): () => void {
  const { host, attributes, emit, signal, onChange, t } = law
  const undo = drawMissing(law)
  const setOpen = endBar(host, () => t.label, signal)
  const draw = () => setOpen([...banners].find(([, other]) => isNeeded(other))?.[0] === draw)
  banners.set(draw, law)
  drawAll()
  onChange(drawAll)
  document.addEventListener('visibilitychange', () => document.hidden || draw(), { signal })
  host.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element && event.target.closest('button, [type=submit]')
      if (!pressed) return
      // A form around it is for browsers without JavaScript.
      event.preventDefault()
      understood.add(attributes.cookieName)
      writeCookie(attributes.cookieName, 'true', COOKIE_LAW_HOURS)
      emit('cookielaw:accept', {})
      drawAll()
    },
    { signal },
  )
  return () => {
    undo()
    banners.delete(draw)
    drawAll()
  }
}

/** Draws the words and the button that the server did not send; what comes late takes their place. */
function drawMissing({ host, t, signal }: Law): () => void {
  for (const child of [...host.children]) if (child.hasAttribute('data-vt-drawn')) child.remove()
  const text = document.createElement('p')
  text.dataset.part = 'text'
  text.textContent = t.text
  const holder = document.createElement('div')
  holder.dataset.part = 'accept-law'
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: t.accept })
  button.dataset.part = 'accept'
  holder.append(button)
  const drawn = [text, holder]
  for (const part of drawn) part.dataset.vtDrawn = ''
  const arrange = () => {
    const own = [...host.childNodes].filter((node) => node !== text && node !== holder)
    const hasWords = own.some((node) => node.textContent?.trim() && !(node instanceof HTMLButtonElement))
    const hasButton = own.some(
      (node) => node instanceof Element && (node.matches('button') || node.querySelector('button, [type=submit]')),
    )
    if (hasWords) text.remove()
    else if (!text.isConnected) host.prepend(text)
    if (hasButton) holder.remove()
    else if (host.lastElementChild !== holder) host.append(holder)
  }
  arrange()
  const observer = new MutationObserver(arrange)
  observer.observe(host, { childList: true })
  signal.addEventListener('abort', () => observer.disconnect())
  return () => {
    for (const part of drawn) part.remove()
  }
}
