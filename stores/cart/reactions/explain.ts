import { notify } from '../../../runtime/dialogs/notices.ts'
import { openSignIn } from '../../../runtime/dialogs/sign-in.ts'
import type { CartOutcome } from './outcome.ts'

/** The texts that an element provides to explain why a change of the cart was not done. */
export type OutcomeTexts = {
  readonly onlyLeft: (parameters: { count: number }) => string
  readonly noneLeft: string
  readonly lost: string
  readonly failed: string
}

/**
 * Explains to the shopper why a change was not done. What concerns one item is returned, to be shown beside it;
 * what concerns the whole shop is shown here: sign-in, or a notice (§8). Returns '' then.
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
