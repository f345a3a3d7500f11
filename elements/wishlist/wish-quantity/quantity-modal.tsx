import { useRef } from 'react'
import { Dialog } from '../../../runtime/ui/dialog.tsx'

type Props = {
  opener: Element | undefined
  name: string
  kept: number
  t: { readonly quantity: string; readonly keep: string }
  onClose(): void
  onKeep(typed: string): void
}

let count = 0

/** The quantity in a modal, for a row without space for a field. */
export function QuantityModal({ opener, name, kept, t, onClose, onKeep }: Props) {
  const id = useRef(`vt-wished-${++count}`).current
  const field = useRef<HTMLInputElement>(null)
  const keep = () => onKeep(field.current?.value ?? '')
  return (
    // Rendered outside of the row, since the tag finds its own field among the row's descendants.
    <Dialog
      host={document.body}
      isOpen={opener !== undefined}
      heading={name || t.quantity}
      size="small"
      trigger={opener}
      onClose={onClose}
    >
      {/* No form, since the row may be inside one. */}
      <div data-part="modal">
        <label htmlFor={id}>{t.quantity}</label>
        <input
          id={id}
          ref={field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={kept}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            keep()
          }}
        />
        <button type="button" data-part="keep" onClick={keep}>
          {t.keep}
        </button>
      </div>
    </Dialog>
  )
}
