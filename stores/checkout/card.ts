/** A payment that the shop has opened with its provider. */
export type CardPayment = {
  id: string
  /** Lets the browser pay at the provider; it has no other use. */
  secret: string
  /** In the smallest unit of the currency: cents. */
  amount: number
  /** ISO 4217, such as EUR. */
  currency: string
  /** `authorised`: the bank has already authorized the amount, so that no card is needed. */
  state: 'open' | 'authorised'
}

/** The payer and the billing address. If the form chooses a stored address, `addressId` is its id in the shop. */
export type CardBilling = {
  street: string
  postalCode: string
  city: string
  countryId: string
  addressId: string
}

/** The data with which an adapter renders its fields. */
export type CardSetting = {
  /** The language of the page: fr, nl, es, de, it or pt. */
  culture: string
  /** The label of the fields for screen readers. */
  title: string
  /** The theme's options for the adapter, from `data-…` of the tag: a public key, the currency. */
  options: Readonly<Record<string, string | undefined>>
  /** Called when Enter is pressed in a field of the provider. */
  onSubmit: () => void
}

/** A message is shown as it is; without one the tag shows its own. */
export type CardOutcome = { state: 'authorised' } | { state: string; message?: string }

/** The interface of a payment provider for `<card-payment>`. Each tag has its own adapter. */
export type CardAdapter = {
  /** Resolves when the provider's fields can be used. */
  mount(host: HTMLElement, setting: CardSetting): Promise<void>
  /** Validates the typed values, and shows the errors in the provider's own fields. */
  validate(): Promise<boolean>
  /**
   * Asks the bank to authorize the amount, with a second step if the bank requires one. A repetition for the same
   * payment authorizes it once.
   */
  confirm(order: { payment: CardPayment; holder: string; billing: CardBilling | undefined }): Promise<CardOutcome>
  /** Removes the fields from the page. */
  unmount(): void
}
