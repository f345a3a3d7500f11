/** `available` is the quantity that the shopper can have instead; 0 for none. */
export type Refusal = { text: string; available: number }

type Props = { refusal: Refusal; label: string; name: string; take(): void }

/** The button names the product, as the other buttons of a row do. */
export function Refused({ refusal, label, name, take }: Props) {
  if (refusal.available === 0) return refusal.text
  return (
    <>
      <span>{refusal.text}</span>{' '}
      <button type="button" data-part="take" aria-label={`${label}, ${name}`} onClick={take}>
        {label}
      </button>
    </>
  )
}
