import { endBar } from '../../../runtime/consent/end-bar.ts'
import { reflect } from '../../../runtime/consent/reflect.ts'
import type { Connected } from '../../../runtime/element/behaviour.ts'
import { $consent, acceptAll, declineAll, openChoices, refreshConsent } from '../../../stores/consent/consent.ts'
import type { consentBanner } from './definition.ts'

type Banner = Connected<typeof consentBanner>

/** The banners of the page, oldest first: the first one asks, the others wait for it to leave. */
const banners = new Set<() => void>()

/** Asks until there is a choice. It takes no focus, and no key decides. */
export function connect(banner: Banner): () => void {
  const { host, t, signal } = banner
  const drawing = drawParts(banner)
  const setOpen = endBar(host, () => t.heading, signal)
  const draw = () => setOpen([...banners][0] === draw && $consent.get().state === 'undecided')
  banners.add(draw)
  reflect(banner, refreshConsent)
  const stop = $consent.subscribe(draw)
  // Who has just withdrawn a choice is asked anew, and is there to answer.
  document.addEventListener(
    'consent:revoke',
    () => {
      if (host.hasAttribute('data-open') && document.hasFocus()) host.focus({ preventScroll: true })
    },
    { signal },
  )
  return () => {
    stop()
    drawing.undo()
    banners.delete(draw)
    for (const other of banners) other()
  }
}

/** The heading and the words before what the server sent, the buttons after it. */
function drawParts({ host, t, signal }: Banner): { undo(): void } {
  // A clone carries the drawing of its original.
  for (const child of [...host.children]) if (child.hasAttribute('data-vt-drawn')) child.remove()
  const heading = part('h2', 'heading', t.heading)
  const text = part('p', 'text', t.text)
  const actions = part('div', 'actions')
  actions.append(
    button('accept', t.accept, acceptAll),
    button('decline', t.decline, declineAll),
    button('choose', t.choose, openChoices),
  )
  const isOwn = (node: Node) =>
    node !== heading &&
    node !== text &&
    node !== actions &&
    !(node instanceof Element && node.matches('[slot], noscript'))
  const arrange = () => {
    text.hidden = [...host.childNodes].some((node) => isOwn(node) && node.textContent?.trim())
    if (host.firstChild !== heading) host.prepend(heading, text)
    if (host.lastElementChild !== actions) host.append(actions)
  }
  arrange()
  const observer = new MutationObserver(arrange)
  observer.observe(host, { childList: true })
  signal.addEventListener('abort', () => observer.disconnect())
  return {
    undo() {
      for (const drawn of [heading, text, actions]) drawn.remove()
    },
  }
}

function part(name: string, dataPart: string, words = ''): HTMLElement {
  const element = document.createElement(name)
  element.dataset.part = dataPart
  element.dataset.vtDrawn = ''
  element.textContent = words
  return element
}

function button(dataPart: string, words: string, press: (button: Element) => void): HTMLElement {
  const element = part('button', dataPart, words) as HTMLButtonElement
  element.type = 'button'
  element.addEventListener('click', () => press(element))
  return element
}
