import { buildFrame, type Frame, type FrameOptions } from './frame.ts'
import { showModally } from './show.ts'

export type DialogOptions = FrameOptions & {
  /** The element that the dialog is put into, so that its events bubble there. Default: the body. */
  host?: Element | undefined
  /** The element that has the focus after the dialog. Default: the one that has it now. */
  trigger?: Element | null | undefined
  /** Called once when the dialog closes, for any reason. */
  onClose?: (() => void) | undefined
}

/** A dialog that can be shown many times. Its content keeps its state between showings. */
export type Dialog = Frame & {
  readonly isOpen: boolean
  /** Shows the dialog; does nothing while it is open. */
  show(trigger?: Element | null): void
  close(): void
}

export type OpenDialog = Frame & {
  close(): void
  /** Settles when the dialog closes. */
  closed: Promise<void>
  /** Settles after `closed`, when the dialog has faded and has left the page. */
  gone: Promise<void>
}

/** Creates a dialog that the caller inserts into the page and shows by `show`. */
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

/** Opens a new modal dialog on the native element. It leaves the page after it has closed and faded. */
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
