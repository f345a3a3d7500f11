import { adoptBase } from '../page/base/base.ts'
import { createButton, createPart } from '../page/part.ts'
import { haveStrings, loadStrings, t } from '../text/strings.ts'
import type { Size } from './sizes.ts'

/** The layout of a dialog, and how it is announced. */
export type FrameOptions = {
  heading: string
  size?: Size
  /** `alertdialog` for questions and errors that need an answer. */
  kind?: 'dialog' | 'alertdialog'
  content?: Node
}

export type Frame = {
  element: HTMLDialogElement
  heading: HTMLElement
  body: HTMLElement
  closeButton: HTMLButtonElement
}

let count = 0

/** Writes a text of the library into a node: at once, or when the texts are loaded. */
export function writeText(node: Node, read: () => string): void {
  if (haveStrings()) node.textContent = read()
  else loadStrings().then(() => writeText(node, read))
}

export function textButton(dataPart: string, read: () => string): HTMLButtonElement {
  const button = createButton(dataPart)
  writeText(button, read)
  return button
}

/** Builds a closed dialog: a heading that names it, a close button, and a body for the content. */
export function buildFrame({ heading, size = 'medium', kind = 'dialog', content }: FrameOptions): Frame {
  adoptBase()
  const element = document.createElement('dialog')
  element.dataset.vtDialog = ''
  element.dataset.size = size
  if (kind === 'alertdialog') element.setAttribute('role', kind)
  count += 1
  const title = createPart('h2', 'dialog-heading')
  title.id = `vt-dialog-${count}`
  title.textContent = heading
  element.setAttribute('aria-labelledby', title.id)
  const closeButton = createPart('button', 'dialog-close')
  closeButton.type = 'button'
  const name = document.createElement('span')
  name.className = 'vt-hidden'
  writeText(name, () => t('Core.Close'))
  closeButton.append(name)
  const header = createPart('div', 'dialog-header')
  header.append(title, closeButton)
  const body = createPart('div', 'dialog-body')
  if (content) body.append(content)
  element.append(header, body)
  return { element, heading: title, body, closeButton }
}
