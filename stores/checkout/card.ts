/** A payment that the shop has opened with its provider. */
export type CardPayment = {
  id: string
  /** Lets the browser pay it at the provider; of no use for anything else. */
  secret: string
  /** In the smallest unit of the currency: cents. */
  amount: number
  /** ISO 4217, such as EUR. */
  currency: string
  /** `authorised`: the bank has promised the amount before, so that no card is asked for. */
  state: 'open' | 'authorised'
}

/** Who pays, and where the bill goes. Where the form chooses a known address, the shop knows it by `addressId`. */
export type CardBilling = {
  street: string
  postalCode: string
  city: string
  countryId: string
  addressId: string
}

/** What an adapter is given to put its fields into the page. */
export type CardSetting = {
  /** The language of the page: fr, nl, es, de, it or pt. */
  culture: string
  /** The name of the fields for screen readers. */
  title: string
  /** What the theme says to the adapter, by `data-…` of the tag: a public key, the currency. */
  options: Readonly<Record<string, string | undefined>>
  /** Enter was pressed in a field of the provider. */
  onSubmit: () => void
}

/** What came of a card. A message is shown as it is; without one the tag has its own. */
export type CardOutcome = { state: 'authorised' } | { state: string; message?: string }

/** What a provider does for `<card-payment>`. Each tag has an adapter of its own. */
export type CardAdapter = {
  /** Puts the provider's fields into the element; settled when they can be used. */
  mount(host: HTMLElement, setting: CardSetting): Promise<void>
  /** Checks what was typed, and shows the mistakes in its own fields. */
  validate(): Promise<boolean>
  /** Asks the bank to promise the amount, with a second step where it wants one. Repeated for the same payment, it promises once. */
  confirm(order: { payment: CardPayment; holder: string; billing: CardBilling | undefined }): Promise<CardOutcome>
  /** Takes the fields out of the page. */
  unmount(): void
}
