import { mount, until } from './component.ts'

export const VARIATION_CALL = 'GET /api/v1/catalog/products/7/productvariants'

/** A product as a server renders it: colours, sizes, a quantity from 2 to 6, and the variant 12. */
export const productMarkup = (
  id = 'variation-7',
  attributes = '',
) => `<product-variations product-id="7" variant-id="12" ${attributes}>
  <div data-bind="ProductGalleryHtml"><img alt="Vase bleu"></div>
  <p><span data-bind="UnitPriceTaxIncl">24,00 €</span> <span data-bind="SKU">LUNE-12</span></p>
  <div data-bind="StockByWareHouse"><p>3 à Lyon</p></div>
  <div data-bind="CustomerReference"></div>
  <form method="post" action="/fr/shoppingcarts/add" id="${id}">
    <input type="hidden" name="ProductId" value="7"><input type="hidden" name="ProductVariantId" value="12">
    <fieldset><legend>Couleur</legend><colour-swatches attribute-id="3">
      <label><input type="radio" name="VariantValueId1" value="31" checked data-color1="#00f"> Bleu</label>
      <label><input type="radio" name="VariantValueId1" value="32" data-color1="#fff"> Crème</label>
      <label><input type="radio" name="VariantValueId1" value="33" data-color1="#888"> Gris</label>
    </colour-swatches></fieldset>
    <label>Taille <select name="VariantValueId2"><option value="41" selected>Petit</option><option value="42">Grand</option>
      <option value="43" data-unavailable="true">Géant (indisponible)</option></select></label>
    <label>Gravure <input name="Engraving"></label>
    <label>Quantité <input name="Quantity" value="2" min="2" max="6"></label>
    <add-to-cart product-variant-id="12" name="Vase"><button data-available="Ajouter" data-unavailable="Épuisé">Ajouter</button></add-to-cart>
  </form></product-variations>`

/** An answer of the shop: the cream vase, unless the test overrides it. */
export const variation = (model: object = {}, unavailable: number[] = []) => {
  const value = (id: number, text: string, color: string | null = null) => ({
    ProductAttributeValueId: id,
    DisplayValue: text,
    IsUnavailable: unavailable.includes(id),
    ColorCode1: color,
    ColorCode2: null,
    ColorCode3: null,
  })
  return {
    ProductVariantViewModel: {
      ProductId: 7,
      ProductVariantId: 13,
      SKU: 'LUNE-13',
      UnitPriceTaxIncl: 29.5,
      CurrencyCode: 'EUR',
      VariantValueId1: 32,
      VariantValueId2: 41,
      ProductGalleryHtml: '<img alt="Vase crème">',
      StockByWareHouse: '<p>9 à Nantes</p>',
      CustomerReference: '<p>REF-9</p>',
      ...model,
    },
    ProductVariantAttributesViewModel: [
      {
        VariationDisplayTypeValue: 'Square',
        Value: 'Couleur',
        ProductAttributeValuesViewModel: [
          value(31, 'Bleu', '#00f'),
          value(32, 'Crème', '#fff'),
          value(33, 'Gris', '#888'),
        ],
      },
      {
        VariationDisplayTypeValue: 'List',
        Value: 'Taille',
        ProductAttributeValuesViewModel: [value(41, 'Petit'), value(42, 'Grand'), value(43, 'Géant')],
      },
    ],
  }
}

export async function showProduct(html = productMarkup()) {
  const host = await mount(html)
  await until(
    () =>
      host.querySelectorAll('[data-vt-root] input').length === 3 && host.querySelectorAll('[type=radio]').length === 3,
    'the swatches',
  )
  const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => host.querySelector(selector) as E
  const bound = (name: string) =>
    (find<HTMLElement>(`[data-bind=${name}]`).textContent ?? '').replace(/\s/g, ' ').trim()
  const choose = (id: string) => find(`[type=radio][value="${id}"]`).click()
  const size = find<HTMLSelectElement & HTMLInputElement>('select')
  const pick = (id: string) => {
    size.value = id
    size.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { host, find, bound, choose, pick, size, form: host.querySelector('form') as HTMLFormElement }
}

/** The forms that the page submits to the cart, which are not sent. */
export function submitsOf(form: HTMLFormElement): FormData[] {
  const sent: FormData[] = []
  form.addEventListener('submit', (event) => {
    sent.push(new FormData(form))
    event.preventDefault()
  })
  return sent
}

export const gate = () => {
  let open = () => {}
  const closed = new Promise<void>((done) => (open = done))
  return { closed, open }
}

export async function idle(host: Element): Promise<void> {
  // A request of this task is visible in a microtask.
  await new Promise((settle) => setTimeout(settle))
  await until(() => !host.hasAttribute('aria-busy'), 'the answer')
}
