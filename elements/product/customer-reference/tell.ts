import { notify } from '../../../runtime/dialogs/notices.ts'
import { MODAL_LIFE, type NOTICES } from './rules.ts'

type Outcome = { kind: 'success' | 'error'; text: string; heading: string; trigger: Element | null }

/** Tells the outcome in a growl, or in a modal that closes by itself (§8, §9). */
export async function tell(where: (typeof NOTICES)[number], { kind, text, heading, trigger }: Outcome): Promise<void> {
  if (where === 'growl') return void notify({ kind, text })
  const { openDialog } = await import('../../../runtime/dialogs/dialog.ts')
  const content = document.createElement('p')
  content.textContent = text
  const { close, closed } = openDialog({ heading, size: 'small', content, trigger })
  const timer = setTimeout(close, MODAL_LIFE)
  closed.then(() => clearTimeout(timer))
}
