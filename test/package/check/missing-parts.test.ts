import { readFileSync } from 'node:fs'
import { type Manifest, requiredPartsOf } from '../../../demo/cli/check/rules/manifest.ts'
import { expect, test } from '../../journeys/shop.ts'
import { findChromium } from '../../tools/programs/chromium.ts'
import { oddShops } from './fixture.ts'
import { page } from './odd-shop.ts'

const TABS = '<ul data-part="tabs"><li><a href="#sizes">Sizes</a></li></ul><section id="sizes">S, M, L</section>'

/** Tags that lack a part, and the report. */
const LACKING: readonly [html: string, report: string][] = [
  [
    '<coupon-form code=""><form method="post" action="/c"><button data-part="apply">Apply</button></form></coupon-form>',
    '<coupon-form> lacks the part code: no input[name=CouponCode] is in it.',
  ],
  [
    '<number-input><output>2</output></number-input>',
    '<number-input> lacks the part field: no input:not([type=hidden]) is in it.',
  ],
  [
    `<tab-set>${TABS.replace('data-part="tabs"', '')}</tab-set>`,
    '<tab-set> lacks the part tab: no [data-part=tabs] a[href*="#"] is in it.',
  ],
  [
    '<product-gallery><ul><li>A photo</li></ul></product-gallery>',
    '<product-gallery> lacks the part photos: no [data-part=photos] is in it.',
  ],
  [
    '<mobile-nav><button type="button">Menu</button><nav aria-label="Shop"><a href="#a">A</a></nav></mobile-nav>',
    '<mobile-nav> lacks the part panel: no [data-part=panel] is in it.',
  ],
  [
    '<mobile-nav><div data-part="panel"><a href="#a">A</a></div></mobile-nav>',
    '<mobile-nav> lacks the part toggle: no [data-part=toggle] is in it.',
  ],
  [
    '<add-to-cart><button type="button">Add</button></add-to-cart>',
    '<add-to-cart> lacks the part form: no form is in it.',
  ],
]

/** Tags that do without, and tags whose parts are there once the page is loaded. */
const COMPLETE = `
  <tab-set>${TABS}</tab-set>
  <quantity-input></quantity-input>
  <add-to-cart product-variant-id="20"><button type="button">Add</button></add-to-cart>
  <form method="post" action="/add"><add-to-cart><button>Add</button></add-to-cart></form>
  <template><coupon-form></coupon-form></template>
  <noscript><coupon-form></coupon-form></noscript>
  <search-select id="late"></search-select>
  <script>late.innerHTML = '<label>Size <select name="size"><option>S</option></select></label>'</script>`

test.describe('npx vitrine check in a browser', () => {
  const { checkPage } = oddShops()
  const inBrowser = { browser: findChromium() }

  test('reports each part that tags lack once, and nothing else', async () => {
    const body = LACKING.map(([html]) => html).join('\n')
    const { found } = await checkPage(page(body), inBrowser)
    expect(found.toSorted()).toEqual(LACKING.map(([, report]) => `missing-part: ${report}`).toSorted())
  })

  test('names the lines, the consequence, and the element of the documentation', async () => {
    const html = page('\n<coupon-form></coupon-form>\n<coupon-form></coupon-form>')
    const { summary } = await checkPage(html, inBrowser)
    const line = html.slice(0, html.indexOf('<coupon-form>')).split('\n').length
    expect(summary.reports).toEqual([
      {
        kind: 'missing-part',
        where: [`/:${line}`, `/:${line + 1}`],
        what: '<coupon-form> lacks the part code: no input[name=CouponCode] is in it.',
        why: 'The tag does nothing useful without it.',
        instead:
          'Write it as the documentation of the tag does: <input id="coupon-code" name="CouponCode" value="" autocomplete="off">',
      },
    ])
  })

  test('reports nothing of tags that do without a part, or get it from a script', async () => {
    expect((await checkPage(page(COMPLETE), inBrowser)).found).toEqual([])
  })

  test('reports every part that is needed, and no warning of the library about the same', async () => {
    const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest
    const parts = requiredPartsOf(manifest)
    // Without its photos, this tag has a warning about them.
    const frames = `frames='["data:,","data:,"]'`
    const empty = (tag: string) => `<${tag} ${tag === 'product-spin' ? frames : ''}></${tag}>`
    const tags = [...new Set(parts.map(({ tag }) => tag))]
    const { found, summary } = await checkPage(page(tags.map(empty).join('')), inBrowser)
    expect(summary.reports.map(({ kind, what }) => `${kind}: ${what.split(':')[0]}`).toSorted()).toEqual(
      parts.map(({ tag, name }) => `missing-part: <${tag}> lacks the part ${name}`).toSorted(),
    )
    expect(found.length).toBeGreaterThan(20)
    expect(summary.reports.filter(({ instead }) => !/: <\w.*>$/.test(instead))).toEqual([])
  })
})
