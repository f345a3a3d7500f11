import { useRef, useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { fieldMessages } from '../../../runtime/forms/in-place/field-messages.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import type { AddedMoney } from '../../../stores/orders/api.ts'
import { addPrepaidMoney } from '../../../stores/orders/prepaid.ts'

type Money = {
  accountId(): string
  mandatory: string
  failed: string
  onAdded(added: AddedMoney, quantity: string): void
}

/** Two clicks send an amount once. An empty amount is not sent (§5). */
export function useMoney({ accountId, mandatory, failed, onAdded }: Money) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const isSending = useRef(false)

  const refuse = (field: HTMLInputElement | undefined, text: string) => {
    setError(text)
    field?.focus()
  }
  const add = async (field: HTMLInputElement | undefined) => {
    const quantity = field?.value.trim() ?? ''
    if (isSending.current) return
    if (quantity === '') return refuse(field, mandatory)
    isSending.current = true
    setBusy(true)
    setError('')
    try {
      onAdded(await addPrepaidMoney(accountId(), quantity), quantity)
    } catch (cause) {
      const failure = ShopError.of(cause)
      const said = failure.kind === 'refused' ? (fieldMessages(failure.data).Quantity ?? failure.serverMessage) : ''
      if (said) refuse(field, said)
      else explainFailure(failure, failed)
    }
    isSending.current = false
    setBusy(false)
  }
  return { isBusy, error, add, clear: () => setError('') }
}
