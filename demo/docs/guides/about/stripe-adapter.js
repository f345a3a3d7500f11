// @ts-check
/** @returns {import('../../../../stores/checkout/card.ts').CardAdapter} */
export default function createAdapter() {
  /** @type {import('@stripe/stripe-js').Stripe} */
  let stripe
  /** @type {import('@stripe/stripe-js').StripeElements} */
  let elements
  /** @type {string | undefined} */
  let country
  return {
    async mount(host, { culture, options }) {
      if (!window.Stripe) throw new Error('The script of Stripe is not there.')
      stripe = window.Stripe(options.key ?? '')
      country = options.country
      elements = stripe.elements({
        mode: 'payment',
        captureMethod: 'manual',
        amount: Number(options.amount),
        currency: options.currency ?? 'eur',
        locale: /** @type {import('@stripe/stripe-js').StripeElementLocale} */ (culture),
      })
      const fields = elements.create('payment', {
        fields: { billingDetails: { name: 'never', address: 'never' } },
      })
      await new Promise((resolve, reject) => {
        fields.on('ready', resolve)
        fields.on('loaderror', ({ error }) => reject(error))
        fields.mount(host)
      })
    },
    async validate() {
      const { error } = await elements.submit()
      return error === undefined
    },
    async confirm({ payment, holder, billing }) {
      elements.update({ amount: payment.amount, currency: payment.currency.toLowerCase() })
      const { error: wrong } = await elements.submit()
      if (wrong) return { state: 'fields', message: wrong.message }
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        clientSecret: payment.secret,
        redirect: 'if_required',
        confirmParams: {
          return_url: location.href,
          payment_method_data: {
            billing_details: {
              name: holder,
              address: {
                line1: billing?.street ?? '',
                line2: '',
                postal_code: billing?.postalCode ?? '',
                city: billing?.city ?? '',
                state: '',
                country: country ?? '',
              },
            },
          },
        },
      })
      if (error) return { state: 'refused', message: error.message }
      return { state: paymentIntent.status === 'requires_capture' ? 'authorised' : paymentIntent.status }
    },
    unmount() {
      elements?.getElement('payment')?.destroy()
    },
  }
}
