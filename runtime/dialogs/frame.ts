import { html, nothing } from 'lit-html'
import { elementOf } from '../element/template.ts'
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

/** Builds a closed dialog: a heading that names it, a close button, and a body for the content. */
export function buildFrame({ heading, size = 'medium', kind = 'dialog', content }: FrameOptions): Frame {
  count += 1
  const id = `vt-dialog-${count}`
  const element = elementOf<HTMLDialogElement>(html`
    <dialog data-vt-dialog data-size=${size} role=${kind === 'alertdialog' ? kind : nothing} aria-labelledby=${id}>
      <div data-part="dialog-header">
        <h2 data-part="dialog-heading" id=${id}>${heading}</h2>
        <button type="button" data-part="dialog-close"><span class="vt-hidden"></span></button>
      </div>
      <div data-part="dialog-body"></div>
    </dialog>
  `)
  const partOf = <E extends HTMLElement>(name: string) => element.querySelector(`[data-part=dialog-${name}]`) as E
  const [title, closeButton, body] = [partOf('heading'), partOf<HTMLButtonElement>('close'), partOf('body')]
  writeText(closeButton.firstElementChild as Element, () => t('Core.Close'))
  if (content) body.append(content)
  return { element, heading: title, body, closeButton }
}
