import './dialog.css'
import { buildFrame, type Frame, type FrameOptions } from './frame.ts'
import { showModally } from './show.ts'

export type DialogOptions = FrameOptions & {
  /** The element that the dialog is put into, so that its events bubble there. Default: the body. */
  host?: Element | undefined
  /** Default: the element that has the focus now. */
  trigger?: Element | null | undefined
  onClose?: (() => void) | undefined
}

export type Dialog = Frame & {
  readonly isOpen: boolean
  show(trigger?: Element | null): void
  close(): void
}

export type OpenDialog = Frame & {
  close(): void
  closed: Promise<void>
  /** Settles after `closed`, when the dialog has faded. */
  gone: Promise<void>
}

/** The caller inserts the dialog into the page. Its content keeps its state between showings. */
export function createDialog(options: FrameOptions & { onClose?: (() => void) | undefined }): Dialog {
  const frame = buildFrame(options)
  let hide: (() => void) | undefined
  const dialog: Dialog = {
    ...frame,
    get isOpen() {
      return hide !== undefined
    },
    show(trigger) {
      if (hide) return
      hide = showModally(frame.element, {
        trigger,
        closed: () => {
          hide = undefined
          options.onClose?.()
        },
      })
    },
    close: () => hide?.(),
  }
  frame.closeButton.addEventListener('click', dialog.close)
  return dialog
}

/** The dialog leaves the page after it has closed and faded. */
export function openDialog({ host, trigger, onClose, ...frame }: DialogOptions): OpenDialog {
  let settle = () => {}
  const closed = new Promise<void>((resolve) => {
    settle = resolve
  })
  const dialog = createDialog({
    ...frame,
    onClose: () => {
      settle()
      onClose?.()
    },
  })
  const place = host?.isConnected ? host : document.body
  place.append(dialog.element)
  dialog.show(trigger)
  const { element, heading, body, closeButton, close } = dialog
  return { element, heading, body, closeButton, close, closed, gone: closed.then(() => fadeAway(element)) }
}

async function fadeAway(element: HTMLDialogElement): Promise<void> {
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished))
  element.remove()
}
