import { tooWide, upgraded } from './look.ts'
import { partOf } from './part.ts'
import { expect, test } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.use({ viewport: { width: 1024, height: 768 } })
test.beforeEach(withoutPhotos)

const PAGES = ['/de/', '/de/catalog', '/de/catalog?display=table', '/de/catalog/product/8/x', '/de/shoppingcarts']
const DOCS = ['/docs/tab-set', '/docs/guides/theming']

for (const path of partOf(3, [...PAGES, '/de/security/register', '/de/contact', ...DOCS]))
  test(`${path} with type of twice its size fits into a window of 1024 px`, async ({ page, at }) => {
    await page.goto(at(path))
    await upgraded(page)
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    expect(await tooWide(page)).toBe('')
  })
