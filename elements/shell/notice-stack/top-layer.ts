import { $openDialogs, topDialog } from '../../../runtime/dialogs/stack.ts'

type Movable = ParentNode & { moveBefore?(node: Node, before: Node | null): void }

/**
 * Keeps the stack visible, announced and usable: everything outside of the topmost modal dialog is inert, so the
 * element moves into the dialog and back afterwards. `moved` is called after each move, and when a dialog opened above.
 */
export function keepOnTop(host: HTMLElement, moved: () => void): () => void {
  const home = document.createComment('')

  const settle = () => {
    const dialog = topDialog()
    if (dialog ? host.parentNode === dialog : !home.isConnected) return
    if (dialog) {
      if (!home.isConnected) host.before(home)
      move(host, dialog, null)
    } else {
      move(host, home.parentNode as ParentNode, home)
      home.remove()
    }
    moved()
  }

  const stop = $openDialogs.subscribe(settle)
  // Dialogs that the theme opens itself.
  document.addEventListener('toggle', settle, true)
  return () => {
    stop()
    document.removeEventListener('toggle', settle, true)
    home.remove()
  }
}

function move(node: Node, parent: Movable, before: Node | null): void {
  if (parent.moveBefore && node.isConnected && parent.isConnected) parent.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** Shows a popover on top of the top layer. */
export function raise(popover: HTMLElement | null): void {
  if (!popover?.isConnected || !popover.showPopover) return
  if (popover.matches(':popover-open')) popover.hidePopover()
  popover.showPopover()
}
