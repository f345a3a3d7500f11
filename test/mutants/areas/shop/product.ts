import type { Subject } from '../../mutant.ts'

export const product: readonly Subject[] = [
  {
    file: 'elements/product/sale-countdown/rules.ts',
    tests: ['elements/product/sale-countdown/rules.node.test.ts'],
    faults: [
      ['utc.getTime() - ahead', 'utc.getTime() + ahead'],
      ["sign === '-' ? -60_000 : 60_000", "sign === '-' ? 60_000 : 60_000"],
      ['minute < 60 &&', 'minute <= 60 &&'],
      ['Math.max(0, Math.ceil(milliseconds / TICK))', 'Math.max(0, Math.floor(milliseconds / TICK))'],
      ["unit !== 'day' || value > 0", 'value > 0'],
      ['    rest %= size\n', ''],
      ['now <= mark && now > 0', 'now < mark && now > 0'],
    ],
  },
  {
    file: 'elements/product/sale-countdown/rules.ts',
    tests: ['elements/product/sale-countdown/sale-countdown.test.ts'],
    faults: [['TICK = 1_000', 'TICK = 2_000', 'LIMIT-035']],
  },
  {
    file: 'stores/product/variation.ts',
    tests: ['stores/product/variation.test.ts'],
    faults: [
      ['const getPrepared = latest(', 'const getPrepared = Object.assign('],
      ["if (state === 'asked') set({ state: 'shown', shown })", ''],
      ["set({ state: 'failed', shown, error })", "set({ state: 'failed', shown: undefined, error })"],
      ['if (works.length > 0) await atMost', 'if (works.length > 1) await atMost'],
    ],
  },
  {
    file: 'stores/product/variant-content.ts',
    tests: ['stores/product/variation.test.ts'],
    faults: [
      ['    host.setAttribute(attribute, variantId)\n', ''],
      ['loadLatest.onceOnline(error, askIfStale)\n', ''],
      ['onceOnline(error, askIfStale, AbortSignal.any([signal, connected.signal]))\n', ''],
      ['AbortSignal.any([signal, connected.signal])', 'signal'],
      ['if (!isGiven) upcoming.waitFor(prepare(mine, upcoming))', 'upcoming.waitFor(prepare(mine, upcoming))'],
      ['isStale: variantId !== wanted', 'isStale: true'],
    ],
  },
  {
    file: 'stores/product/product.ts',
    tests: ['stores/product/product.test.ts'],
    faults: [['if (shown === variation) settle()', 'if (shown !== variation) settle()']],
  },
  {
    file: 'stores/product/api.ts',
    tests: ['stores/product/variation.test.ts'],
    faults: [
      ['value.ColorCode1, value.ColorCode2, value.ColorCode3', 'value.ColorCode1, value.ColorCode2'],
      ["attribute.VariationDisplayTypeValue === 'Square'", "attribute.VariationDisplayTypeValue !== 'Square'"],
      ['isUnavailable: value.IsUnavailable ?? false', 'isUnavailable: false'],
    ],
  },
  {
    file: 'stores/product/api.ts',
    tests: ['elements/product/customer-reference/customer-reference.test.ts'],
    faults: [
      ['isKept: KEPT.test(String(Status))', 'isKept: true'],
      ["message: Message ?? ''", "message: ''"],
    ],
  },
  {
    file: 'elements/product/colour-swatches/rules.ts',
    tests: ['elements/product/colour-swatches/colour-swatches.test.tsx'],
    faults: [
      ['${second} 33.3% 66.6%, ${third} 66.6%', '${second} 33.3% 66.6%, ${first} 66.6%'],
      ['value.id === chosenIds[index]', 'value.id !== chosenIds[index]'],
    ],
  },
  {
    file: 'elements/product/product-gallery/rules.ts',
    tests: ['elements/product/product-gallery/product-gallery.test.ts'],
    faults: [
      ['SPEED = 600', 'SPEED = 500', 'LIMIT-088'],
      ['viewportWidth <= FADE_UNTIL', 'viewportWidth < FADE_UNTIL', 'LIMIT-089'],
    ],
  },
  {
    file: 'elements/product/product-spin/rules.ts',
    tests: ['elements/product/product-spin/rules.node.test.ts'],
    faults: [
      ['((place % count) + count) % count', 'place % count'],
      ['found.length > MOST_FRAMES', 'found.length > 2 * MOST_FRAMES'],
      ['found.length < 2', 'found.length < 1'],
      ["padStart(from.length, '0')", "padStart(0, '0')"],
    ],
  },
  {
    file: 'elements/product/product-spin/rules.ts',
    tests: ['elements/product/product-spin/product-spin.test.ts'],
    faults: [['DELAY = 100', 'DELAY = 99', 'LIMIT-033']],
  },
  {
    file: 'elements/product/stock-notify/rules.ts',
    tests: ['elements/product/stock-notify/stock-notify.test.ts'],
    faults: [["if (variantId !== '') url", 'url']],
  },
  {
    file: 'elements/catalog/product-list/use-asked-modal.ts',
    tests: ['elements/catalog/product-list/product-list.test.ts'],
    faults: [['OPEN_DELAY = 200', 'OPEN_DELAY = 199', 'LIMIT-048']],
  },
  {
    file: 'elements/catalog/product-slider/rules.ts',
    tests: ['elements/catalog/product-slider/product-slider.test.ts'],
    faults: [
      ['SLIDES = 4', 'SLIDES = 5', 'LIMIT-082'],
      ['[lg, 3]', '[lg, 4]', 'LIMIT-083'],
      ['[sm, 2]', '[sm, 3]', 'LIMIT-084'],
      ['INTERVAL = 6_000', 'INTERVAL = 5_999', 'LIMIT-085'],
      ['SPEED = 800', 'SPEED = 799', 'LIMIT-086'],
    ],
  },
  {
    file: 'elements/catalog/brand-carousel/rules.ts',
    tests: ['elements/catalog/brand-carousel/brand-carousel.test.ts'],
    faults: [
      ['ITEMS = 6', 'ITEMS = 5', 'LIMIT-039'],
      ['[1024, 3]', '[1023, 3]', 'LIMIT-040'],
      ['[600, 2]', '[601, 2]', 'LIMIT-041'],
      ['[480, 1]', '[479, 1]', 'LIMIT-042'],
    ],
  },
  {
    file: 'stores/product/values.ts',
    tests: ['elements/product/product-variations/product-variations.test.tsx'],
    faults: [
      ['isUnavailable ? `${text} ${suffix}` : text', 'text'],
      ['isUnavailable && id === chosenIds[index]', 'isUnavailable || id === chosenIds[index]'],
    ],
  },
  {
    file: 'elements/product/customer-reference/rules.ts',
    tests: ['elements/product/customer-reference/customer-reference.test.ts'],
    faults: [['MODAL_DURATION = 3_000', 'MODAL_DURATION = 2_999', 'LIMIT-047']],
  },
]
