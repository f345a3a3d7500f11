import { useRef, useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { postPrepaidNotification } from '../../../stores/orders/api.ts'

type Switch = {
  accountId(): string
  /** The setting that the shop has stored. */
  onKept(isActivated: boolean): void
  failed: string
}

/** One call runs at a time, and the last position is sent. After a failure the switch shows the stored setting. */
export function useNotification({ accountId, onKept, failed }: Switch) {
  const [isBusy, setBusy] = useState(false)
  const state = useRef<{ wanted: boolean; kept: boolean | undefined; isSending: boolean }>({
    wanted: false,
    kept: undefined,
    isSending: false,
  }).current

  const set = async (field: HTMLInputElement) => {
    state.wanted = field.checked
    // Before the first change the shop has the opposite setting.
    state.kept ??= !field.checked
    if (state.isSending || state.wanted === state.kept) return
    state.isSending = true
    setBusy(true)
    try {
      do {
        const asked = state.wanted
        await postPrepaidNotification(accountId(), asked)
        state.kept = asked
      } while (state.wanted !== state.kept)
      onKept(state.kept)
    } catch (error) {
      field.checked = state.kept
      explainFailure(error, failed)
    }
    state.isSending = false
    setBusy(false)
  }
  return { isBusy, set }
}
