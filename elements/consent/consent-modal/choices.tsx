import './choices.css'
import { openDialog } from '../../../runtime/dialogs/dialog.ts'
import { createPart } from '../../../runtime/page/part.ts'
import {
  $consent,
  acceptAll,
  CATEGORIES,
  type Choice,
  closeChoices,
  declineAll,
  saveConsent,
} from '../../../stores/consent/consent.ts'
import type { Modal } from './consent-modal.ts'

type Box = { row: HTMLElement; input: HTMLInputElement }

let count = 0

/** How what the server sent comes home out of a dialog that is still fading. */
const ways = new WeakMap<Element, () => void>()

/**
 * Opens the dialog with the three categories as they are allowed now; nobody is asked to untick what they never allowed.
 * Answers how to close it. To close it by any other way changes nothing.
 */
export function openChoicesDialog(modal: Modal, trigger: Element | undefined): () => void {
  const { host, t } = modal
  ways.get(host)?.()
  const server = [...host.childNodes].filter((node) => !(node instanceof HTMLDialogElement))
  const { form, follow } = drawForm(modal)
  const content = document.createDocumentFragment()
  content.append(...introduction(server, t.text), form)
  const dialog = openDialog({ heading: t.heading, content, host, trigger, onClose: closeChoices })
  const stop = $consent.subscribe(follow)
  dialog.closed.then(stop)
  const giveBack = () => {
    host.append(...server)
    ways.delete(host)
  }
  ways.set(host, giveBack)
  dialog.gone.then(() => ways.get(host) === giveBack && giveBack())
  return () => {
    dialog.close()
    if (host.isConnected) return
    giveBack()
    dialog.element.remove()
  }
}

/** What the server sent, below the library's words or in their place. */
function introduction(server: Node[], words: string): Node[] {
  const isOwn = (node: Node) => node.textContent?.trim() && !(node instanceof Element && node.matches('[slot]'))
  if (server.some(isOwn)) return server
  const text = createPart('p', 'text')
  text.textContent = words
  return [text, ...server]
}

function drawForm({ t }: Modal): { form: HTMLFormElement; follow(): void } {
  const form = document.createElement('form')
  const all = checkbox('all', t.all)
  const necessary = checkbox('category', t.necessary, t.necessaryText)
  necessary.input.checked = true
  necessary.input.disabled = true
  const boxes = CATEGORIES.map((category) => {
    const box = checkbox('category', t[category], t[`${category}Text`])
    box.row.dataset.category = category
    box.input.name = category
    return box
  })
  const recompute = () => {
    const ticked = boxes.filter(({ input }) => input.checked).length
    all.input.checked = ticked === boxes.length
    all.input.indeterminate = ticked > 0 && ticked < boxes.length
  }
  const tick = (isTicked: (index: number) => boolean) => {
    for (const [index, { input }] of boxes.entries()) input.checked = isTicked(index)
    recompute()
  }
  all.input.addEventListener('change', () => tick(() => all.input.checked))
  for (const { input } of boxes) input.addEventListener('change', recompute)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const [preferences, statistics, marketing] = boxes.map(({ input }) => input.checked)
    saveConsent({ preferences, statistics, marketing } as Choice)
  })
  form.append(necessary.row, all.row, ...boxes.map(({ row }) => row), drawActions(t))
  const follow = () => {
    const { setting } = $consent.get()
    tick((index) => setting?.[CATEGORIES[index] as keyof Choice] ?? false)
  }
  return { form, follow }
}

function drawActions(t: Modal['t']): HTMLElement {
  const actions = createPart('div', 'actions')
  const buttons = [
    ['accept', t.accept, acceptAll],
    ['decline', t.decline, declineAll],
    ['save', t.save, undefined],
  ] as const
  for (const [name, words, press] of buttons) {
    const button = createPart('button', name)
    button.type = press ? 'button' : 'submit'
    button.textContent = words
    if (press) button.addEventListener('click', press)
    actions.append(button)
  }
  return actions
}

/** A checkbox, its label, and what it is for. */
function checkbox(dataPart: string, label: string, explanation = ''): Box {
  count += 1
  const row = createPart('div', dataPart)
  const input = Object.assign(document.createElement('input'), { type: 'checkbox', id: `vt-consent-${count}` })
  const name = Object.assign(document.createElement('label'), { htmlFor: input.id, textContent: label })
  row.append(input, name)
  if (explanation) {
    const text = createPart('p', 'explanation')
    text.id = `${input.id}-text`
    text.textContent = explanation
    input.setAttribute('aria-describedby', text.id)
    row.append(text)
  }
  return { row, input }
}
