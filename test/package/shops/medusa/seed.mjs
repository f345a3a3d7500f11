// The data of the shop: made from nothing, by the workflows of Medusa.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const flows = require('@medusajs/medusa/core-flows')
const { ContainerRegistrationKeys, Modules } = require('@medusajs/framework/utils')

const COUNTRIES = ['gb', 'fr']
const photo = (colour) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#eee"/><circle cx="320" cy="320" r="200" fill="${colour}"/></svg>`)}`

/** Prices are without taxes, as in a new shop of Medusa. */
const variant = (title, sku, amount, options) => ({
  ...{ title, sku, options, manage_inventory: true, prices: [{ currency_code: 'eur', amount }] },
})
const product = (title, handle, colour, more) => ({
  ...{ title, handle, status: 'published', thumbnail: photo(colour), images: [{ url: photo(colour) }], ...more },
})
const simple = (title, handle, sku, amount, more = {}) =>
  product(title, handle, '#269', {
    options: [{ title: 'Default option', values: ['Default option value'] }],
    variants: [variant('Default variant', sku, amount, { 'Default option': 'Default option value' })],
    ...more,
  })
const bowl = (colour, size, amount) =>
  variant(`${colour} / ${size}`, `BOWL-${colour}-${size}`, amount, { Colour: colour, Size: size })

const lamps = Array.from({ length: 14 }, (_, index) => `${index + 1}`.padStart(2, '0'))
/** How many there are, by number of article; 100 of all others. */
const STOCKS = { VASE: 4, CUP: 10, 'BOWL-blue-large': 0 }

/** Fills the database. Resolves to what a page needs to connect. */
export async function seed(container) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const link = container.resolve(ContainerRegistrationKeys.LINK)

  const [channel] = await run(flows.createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Theme' }] })
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [{ name: 'Europe', currency_code: 'eur', countries: COUNTRIES, payment_providers: ['pp_system_default'] }],
  })
  await run(
    flows.createTaxRegionsWorkflow,
    COUNTRIES.map((country_code) => ({
      ...{ country_code, provider_id: 'tp_system' },
      default_tax_rate: { rate: country_code === 'gb' ? 20 : 10, name: 'VAT', code: 'vat' },
    })),
  )
  const [location] = await run(flows.createStockLocationsWorkflow, { locations: [{ name: 'Warehouse' }] })
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })

  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [profile] = await run(flows.createShippingProfilesWorkflow, { data: [{ name: 'Default', type: 'default' }] })
  const geo_zones = COUNTRIES.map((country_code) => ({ country_code, type: 'country' }))
  const delivery = await fulfillment.createFulfillmentSets({
    ...{ name: 'Delivery', type: 'shipping', service_zones: [{ name: 'Europe', geo_zones }] },
  })
  const ofLocation = { [Modules.STOCK_LOCATION]: { stock_location_id: location.id } }
  await link.create({ ...ofLocation, [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' } })
  await link.create({ ...ofLocation, [Modules.FULFILLMENT]: { fulfillment_set_id: delivery.id } })
  const method = (name, amount) => ({
    ...{ name, price_type: 'flat', provider_id: 'manual_manual', prices: [{ currency_code: 'eur', amount }] },
    ...{ service_zone_id: delivery.service_zones[0].id, shipping_profile_id: profile.id },
    type: { label: name, description: `By ${name}`, code: name.toLowerCase() },
    rules: [
      { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
      { attribute: 'is_return', value: 'false', operator: 'eq' },
    ],
  })
  await run(flows.createShippingOptionsWorkflow, [method('Standard', 5), method('Express', 10)])

  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'Theme', type: 'publishable', created_by: '' }],
  })
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })

  const [electronics] = await run(flows.createProductCategoriesWorkflow, {
    product_categories: [{ name: 'Electronics', handle: 'electronics', is_active: true }],
  })
  const products = [
    simple('Moon vase', 'moon-vase', 'VASE', 20),
    simple('Mist cup', 'mist-cup', 'CUP', 7.5),
    product('Pebble bowl', 'pebble-bowl', '#c73', {
      options: [
        { title: 'Colour', values: ['blue', 'ochre'] },
        { title: 'Size', values: ['small', 'large'] },
      ],
      variants: [
        ...[bowl('blue', 'small', 10), bowl('blue', 'large', 12)],
        ...[bowl('ochre', 'small', 10), bowl('ochre', 'large', 12.5)],
      ],
    }),
    ...lamps.map((number) =>
      simple(`Lamp ${number}`, `lamp-${number}`, `LAMP-${number}`, 30, { category_ids: [electronics.id] }),
    ),
  ]
  await run(flows.createProductsWorkflow, {
    products: products.map((one) => ({
      ...{ ...one, shipping_profile_id: profile.id, sales_channels: [{ id: channel.id }] },
    })),
  })
  const { data: items } = await container
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: 'inventory_item', fields: ['id', 'sku'] })
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id, sku }) => ({
      ...{ location_id: location.id, inventory_item_id: id, stocked_quantity: STOCKS[sku] ?? 100 },
    })),
  })
  await run(flows.createPromotionsWorkflow, {
    promotionsData: [
      {
        ...{ code: 'TEN', type: 'standard', status: 'active' },
        application_method: { type: 'percentage', target_type: 'items', allocation: 'across', value: 10 },
      },
    ],
  })
  return { region: region.id, publishableKey: key.token }
}
