import type { Page } from '@playwright/test'

/**
 * The effect of a control: the address of a link, the form and values that a button sends, the element that it opens,
 * or else itself. A link that opens a dialog in a form fills that form. The buttons of consent-status have the same
 * effect everywhere.
 */
function effectOf(this: HTMLElement): string {
  const { form, type, popoverTargetElement } = this as HTMLButtonElement
  const fields = (around: HTMLFormElement, submitter?: HTMLElement) =>
    [...new FormData(around, submitter)].map(([name, value]) => `${name}=${value}`).join('&')
  if (this instanceof HTMLAnchorElement) {
    const filled = this.ariaHasPopup === 'dialog' ? this.closest('form') : null
    return `leads to ${this.href} ${filled ? fields(filled) : ''}`
  }
  if (form && type === 'submit')
    return `sends ${this.getAttribute('formaction') ?? form.getAttribute('action')} ${fields(form, this)}`
  if (popoverTargetElement) return `opens ${popoverTargetElement.id}`
  const part = this.closest('consent-status') && this.dataset.part
  return part ?? `does what only itself does, ${[...document.querySelectorAll('*')].indexOf(this)}`
}

/** Buttons and links with the same role and name, but different effects. */
export async function sameNames(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const effects = new Map<string, Set<string>>()
  const note = async (called: string, backendNodeId: number) => {
    const { object } = await devtools.send('DOM.resolveNode', { backendNodeId })
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: object.objectId ?? '',
      functionDeclaration: String(effectOf),
    })
    effects.set(called, (effects.get(called) ?? new Set()).add(result.value))
  }
  await Promise.all(
    nodes.map(({ ignored, role, name, backendDOMNodeId: id }) => {
      if (ignored || id === undefined || !/^(button|link)$/.test(role?.value)) return undefined
      return note(`${role?.value} "${name?.value}"`, id)
    }),
  )
  await devtools.detach()
  return [...effects].filter(([, all]) => all.size > 1).map(([called, all]) => [called, ...all].join('\n  '))
}
