import type { Subject } from '../../mutant.ts'

export const checkout: readonly Subject[] = [
  {
    file: 'stores/checkout/api.ts',
    tests: ['elements/checkout/vat-check/vat-check.test.tsx'],
    faults: [
      ["isValid === null ? 'unknown'", "!isValid ? 'unknown'", 'CHECKOUT-17'],
      ["ErrorMessage ?? ''", "''", 'CHECKOUT-18'],
    ],
  },
  {
    file: 'elements/checkout/vat-check/rules.ts',
    tests: ['elements/checkout/vat-check/vat-check.test.tsx'],
    faults: [["addressPart(form, 'Billing', 'CountryId') ??", "addressPart(form, 'Shipping', 'CountryId') ??"]],
  },
  {
    file: 'stores/checkout/form-address.ts',
    tests: ['stores/checkout/form-address.test.ts'],
    faults: [
      [':enabled`', '`'],
      ['value: value.trim()', 'value'],
    ],
  },
  {
    file: 'elements/checkout/pickup-search/rules.ts',
    tests: ['elements/checkout/pickup-search/pickup-search.test.tsx'],
    faults: [
      [".split(';')", ".split('|')", 'CHECKOUT-44'],
      ['address: trimmed(text.slice(0, found.index))', 'address: text.slice(0, found.index)'],
    ],
  },
  {
    file: 'stores/checkout/pickup.ts',
    tests: ['elements/checkout/pickup-search/pickup-search.test.tsx'],
    faults: [
      ["if (status !== 'Success') return undefined", "if (status === '') return undefined", 'ERROR-47'],
      ['return (points ?? []).map', 'return (points ?? []).slice(1).map', 'CHECKOUT-56'],
    ],
  },
  {
    file: 'stores/checkout/pickup.ts',
    tests: ['elements/checkout/pickup-search/pickup-search.test.tsx'],
    faults: [
      ['SearchRadius: ask.radius', 'SearchRadius: ask.limit', 'LIMIT-064'],
      ['MaximumListSize: ask.limit', 'MaximumListSize: ask.radius', 'LIMIT-065'],
      ['ShippingLastName: lastName', 'ShippingLastName: firstName', 'CHECKOUT-50'],
      ["carrier === 'static' && ", '', 'CHECKOUT-48'],
      ["...(carrier === 'static' && { PickupPointId: wireId(point.id) }),", '', 'CHECKOUT-54'],
      ['ShippingCountryId: wireId(point.countryId)', 'ShippingCountryId: point.countryId', 'CHECKOUT-51'],
    ],
  },
  {
    file: 'elements/checkout/one-step-checkout/rules.ts',
    tests: ['elements/checkout/one-step-checkout/old-total.test.tsx'],
    faults: [
      ["['ShippingMethodId', 'ShippingCountryId', 'PaymentMethod']", "['ShippingMethodId', 'ShippingCountryId']"],
      ['decidesTotal(field) && !isAsSent(field)', 'decidesTotal(field) && isAsSent(field)'],
    ],
  },
  {
    file: 'stores/checkout/api.ts',
    tests: ['elements/checkout/shipping-options/shipping-options.test.tsx'],
    faults: [
      ['ShippingMethodId: wireId(id)', 'ShippingMethodId: id', 'API-52'],
      ['CountryCode: code', 'CountryId: code', 'API-53'],
      ['BillingCountryId: wireId(billingId)', 'BillingCountryId: wireId(shippingId)', 'API-54'],
    ],
  },
  {
    file: 'stores/checkout/checkout.ts',
    tests: ['elements/checkout/shipping-options/shipping-options.test.tsx'],
    faults: [
      ['    .then(() => send(choice))', '    .then(() => send({ country: "FR" }))', 'CHECKOUT-02'],
      ['  last = sent\n', ''],
      ["if ('method' in choice) return post", "if (!('method' in choice)) return post", 'CHECKOUT-02'],
    ],
  },
  {
    file: 'elements/checkout/shipping-options/rules.ts',
    tests: ['elements/checkout/shipping-options/shipping-options.test.tsx'],
    faults: [
      ['isOption(field) && !field.checked', 'isOption(field) && field.checked', 'CHECKOUT-02'],
      ['?.toUpperCase()', ''],
    ],
  },
]
