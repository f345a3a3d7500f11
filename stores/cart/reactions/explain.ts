import { notify } from '../../../runtime/dialogs/notices.ts'
import { openSignIn } from '../../../runtime/dialogs/sign-in.ts'
import type { CartOutcome } from './outcome.ts'

/** An element's texts for the reasons why a change of the cart was not done. */
export type OutcomeTexts = {
  readonly onlyLeft: (parameters: { count: number }) => string
  readonly noneLeft: string
  readonly lost: string
  readonly failed: string
}

/**
 * Reports the reason why a change was not done. The text about an item is returned, to be shown beside it. A reason
 * that concerns the whole shop is reported here, by the sign-in or a notice (§8); then it returns ''.
 */
export function explain(outcome: CartOutcome, texts: OutcomeTexts): string {
  switch (outcome.state) {
    case 'short':
      return outcome.message ?? (outcome.stock ? texts.onlyLeft({ count: outcome.stock }) : texts.noneLeft)
    case 'unauthorized':
      openSignIn()
      return ''
    case 'lost':
      notify({ kind: 'error', text: texts.lost })
      return ''
    case 'failed':
      if (outcome.error.kind === 'refused' && outcome.error.serverMessage) return outcome.error.serverMessage
      notify({ kind: 'error', text: texts.failed })
      return ''
    default:
      return ''
  }
}
