import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { openLanguages } from './shop.ts'
import { withoutPhotos } from './visitor.ts'

test.use({ javaScriptEnabled: false, locale: 'fr-FR' })
const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt'] as const
const product = '/fr/catalog/product/1/x'
/** The text of a page, as the server sends it. */
const textOf = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
const headingOf = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1]
const names = (page: Page) => page.locator('.cards h2').allTextContents()

test.describe('the six cultures [I18N-01, I18N-02, I18N-03, I18N-04, I18N-05, I18N-06]', () => {
  async function expectCulture(request: APIRequestContext, culture: string, title: string) {
    const answer = await request.get(`/${culture}/`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(/<html lang="(..)"/.exec(html)?.[1]).toBe(culture)
    expect(headingOf(html)).toBe(title)
    expect((await request.get(`/api/v1/localization/${culture}/stringresources`)).status()).toBe(200)
  }

  test('the shop speaks French [I18N-01]', ({ request }) =>
    expectCulture(request, 'fr', 'Des objets calmes pour tous les jours'))
  test('the shop speaks Dutch [I18N-02]', ({ request }) =>
    expectCulture(request, 'nl', 'Stille voorwerpen voor elke dag'))
  test('the shop speaks Spanish [I18N-03]', ({ request }) =>
    expectCulture(request, 'es', 'Objetos serenos para cada día'))
  test('the shop speaks German [I18N-04]', ({ request }) => expectCulture(request, 'de', 'Stille Dinge für jeden Tag'))
  test('the shop speaks Italian [I18N-05]', ({ request }) =>
    expectCulture(request, 'it', 'Oggetti quieti per ogni giorno'))
  test('the shop speaks Portuguese [I18N-06]', ({ request }) =>
    expectCulture(request, 'pt', 'Objetos serenos para todos os dias'))

  test('another culture is not found, and says so in a language of the visitor [I18N-07]', async ({ request }) => {
    for (const path of ['/en/', '/frx/', '/en/catalog']) {
      const answer = await request.get(path, { headers: { 'Accept-Language': 'fr-FR' } })
      expect(answer.status()).toBe(404)
      expect(headingOf(await answer.text())).toBe('Cette page n’est plus sur l’étagère')
    }
  })

  test('a bare address leads to the home page in the visitor’s language', async ({ request }) => {
    for (const [wish, home] of [
      ['nl-BE,nl;q=0.9,fr;q=0.5', '/nl/'],
      ['en-GB,pt-BR;q=0.3', '/pt/'],
      ['en', '/fr/'],
    ]) {
      const answer = await request.get('/', { maxRedirects: 0, headers: { 'Accept-Language': wish as string } })
      expect([answer.status(), answer.headers().location]).toEqual([302, home])
    }
  })

  test('a language link leads to the same page and query in that language [NAV-33]', async ({
    page,
    context,
    baseURL,
  }) => {
    await withoutPhotos({ context, baseURL })
    await page.goto('/fr/catalog?q=bol&sort=price_asc')
    await openLanguages(page)
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/catalog?q=bol&sort=price_asc')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('no page shows the name of a text in place of the text', async ({ request }) => {
    const paths = [
      '',
      'catalog',
      'catalog?q=zzz',
      'catalog/product/1/x',
      'shoppingcarts',
      'security/register',
      'pages/terms',
    ]
    for (const culture of cultures)
      for (const path of paths) {
        const text = textOf(await (await request.get(`/${culture}/${path}`)).text())
        expect(text.length, `${culture} ${path}`).toBeGreaterThan(500)
        expect(text, `${culture} ${path}`).not.toMatch(/\b(Shop|Catalog|Answers)\.\w/)
      }
  })
})

test.describe('addresses', () => {
  const pages: [path: string, status: number, heading: string][] = [
    ['/fr/', 200, 'Des objets calmes pour tous les jours'],
    ['/fr/catalog', 200, 'Toutes les pièces'],
    ['/fr/catalog/category/1/x', 200, 'Vaisselle'],
    [product, 200, 'Vase haut Galet'],
    ['/fr/security/register', 200, 'Créer un compte'],
    ['/fr/pages/terms', 200, 'Conditions de vente'],
    ['/fr/security/logoff', 200, 'Se déconnecter'],
    ['/fr/account', 401, 'Se connecter'],
    ['/fr/account/orders', 401, 'Se connecter'],
    ['/fr/checkout/confirmation/V-1', 401, 'Se connecter'],
    ['/fr/catalog/category/99999/x', 404, 'Cette page n’est plus sur l’étagère'],
    ['/fr/catalog/product/99999/x', 404, 'Cette page n’est plus sur l’étagère'],
    ['/fr/catalog/product/99999999999/x', 404, 'Cette page n’est plus sur l’étagère'],
    ['/fr/nowhere', 404, 'Cette page n’est plus sur l’étagère'],
  ]
  for (const [path, status, heading] of pages)
    test(`${path} answers a whole page with ${status} [NAV-01]`, async ({ request }) => {
      const answer = await request.get(path)
      const text = await answer.text()
      expect(text).toMatch(/^<!DOCTYPE html><html lang="fr"[^>]*>[\s\S]*<\/html>$/)
      expect(answer.status()).toBe(status)
      expect(text.match(/<h1[^>]*>[^<]*/g)?.map(headingOf)).toEqual([heading])
      expect(text.match(/<main[ >]/g)).toHaveLength(1)
    })

  test('anonymous visitors can look, choose and fill a basket [ACCOUNT-08]', async ({ request }) => {
    for (const path of ['/fr/', '/fr/catalog', product, '/fr/shoppingcarts'])
      expect((await request.get(path)).status()).toBe(200)
    const form = { ProductVariantId: 1, Quantity: 1, Name: 'A' }
    const added = await request.post('/fr/shoppingcarts/add', { form, maxRedirects: 0 })
    expect(added.status()).toBe(303)
  })

  test('the sign-in page holds the form and where to go afterwards [NAV-38]', async ({ page }) => {
    expect((await page.goto('/fr/security/login?returnUrl=%2Ffr%2Fcatalog'))?.status()).toBe(200)
    await expect(page.locator('main').getByLabel('E-mail')).toBeVisible()
    await expect(page.locator('main [name=ReturnUrl]')).toHaveValue('/fr/catalog')
  })

  test('an account page asks an anonymous visitor to sign in, and then shows itself [ACCOUNT-10] [ACCOUNT-11]', async ({
    page,
  }) => {
    await page.goto('/fr/account')
    await page.locator('main').getByLabel('E-mail').fill('camille@example.com')
    await page.locator('main').getByLabel('Mot de passe').fill('vitrine-demo')
    await page.locator('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/fr/account')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille')
  })

  test('the basket page shows what is in the basket [NAV-41]', async ({ page, context, baseURL }) => {
    await withoutPhotos({ context, baseURL })
    expect((await page.goto('/fr/shoppingcarts'))?.status()).toBe(200)
    await expect(page.locator('shop-cart')).toContainText('Votre panier est encore vide')
    await page.goto(product)
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(page).toHaveURL('/fr/shoppingcarts')
    await expect(page.locator('shop-cart')).toContainText('Vase haut Galet')
  })

  test('the culture’s root is marked as the home page, other pages are not [NAV-15] [NAV-17]', async ({ request }) => {
    const body = async (path: string) => /<body[^>]*>/.exec(await (await request.get(path)).text())?.[0]
    expect(await body('/fr/?from=mail')).toBe('<body class="home-page">')
    expect(await body('/fr/catalog')).toBe('<body>')
  })

  test('a search engine finds each page once, with its translations', async ({ page, context, baseURL }) => {
    await withoutPhotos({ context, baseURL })
    await page.goto(`${product}?variant=2`)
    const site = new URL(page.url()).origin
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toMatch(new RegExp(`^${site}/fr/catalog/product/1/[a-z-]+$`))
    for (const culture of cultures) {
      const translation = page.locator(`link[rel=alternate][hreflang=${culture}]`)
      await expect(translation).toHaveAttribute('href', (canonical as string).replace('/fr/', `/${culture}/`))
    }
    await page.goto('/fr/catalog?sort=price_asc')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/fr/catalog`)
    await page.goto('/fr/catalog?pageindex=2')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/fr/catalog?pageindex=2`)
    // The second page in another order has other products, and is therefore not indexed.
    for (const query of ['pageindex=2&sort=price_asc', 'q=bol']) {
      await page.goto(`/fr/catalog?${query}`)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    }
  })

  test('a call for the page area alone gets what is in main', async ({ request }) => {
    const answer = await request.get('/fr/pages/terms', { headers: { 'X-Page-Target': '#page' } })
    const text = await answer.text()
    expect(answer.headers().vary).toContain('X-Page-Target')
    expect(text).toContain('Ce que vous pouvez attendre de nous')
    expect(text).not.toMatch(/<html|<header class="shop-header"|<footer/)
  })

  test('every documented value of display, sort and pageSize is taken; others become the default [CATALOG-04]', async ({
    request,
  }) => {
    const list = async (query: string) => {
      const html = await (await request.get(`/fr/catalog?${query}`)).text()
      const [, sort, size] = [...html.matchAll(/<option value="(\w+)" selected/g)].map(([, value]) => value)
      return {
        ...{ sort, size, display: /<product-list[^>]* display="(\w+)"/.exec(html)?.[1] },
        cards: html.match(/<li class="card"/g)?.length,
        page: /<list-pagination[\s\S]*?aria-current="page"[^>]*>(\d+)/.exec(html)?.[1],
      }
    }
    for (const display of ['grid', 'table', 'categories'])
      expect(await list(`display=${display}`)).toMatchObject({ display })
    for (const sort of ['name_asc', 'name_desc', 'price_asc', 'price_desc', 'newest', 'rating'])
      expect(await list(`sort=${sort}`)).toMatchObject({ sort })
    for (const size of [12, 24, 48])
      expect(await list(`pageSize=${size}`)).toMatchObject({ size: String(size), cards: size })
    const standard = { display: 'grid', sort: 'newest', size: '24', cards: 24, page: '1' }
    expect(await list('display=x&sort=__proto__&pageSize=1000&pageindex=-3&q=%20')).toEqual(standard)
  })
})

test.describe('lists', () => {
  test.beforeEach(withoutPhotos)

  test('a list is shown as cards, as a table or as categories [CATALOG-01] [CATALOG-02] [CATALOG-03] [NAV-18]', async ({
    page,
  }) => {
    await page.goto('/fr/catalog')
    await expect(page.locator('product-list[display=grid] .card')).toHaveCount(24)
    await page.getByRole('button', { name: 'Tableau' }).click()
    await expect(page).toHaveURL(/display=table/)
    await expect(page.locator('product-list[display=table] tbody tr')).toHaveCount(24)
    await page.getByRole('button', { name: 'Catégories', exact: true }).click()
    await expect(page).toHaveURL(/display=categories/)
    await expect(page.locator('product-list[display=categories] .tile').first()).toContainText('Vaisselle')
    await expect(page.getByRole('button', { name: 'Catégories', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })

  test('the chosen order is in the address and in the list [NAV-19]', async ({ page }) => {
    await page.goto('/fr/catalog/category/1/x')
    await page.getByLabel('Trier par').selectOption('name_desc')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page).toHaveURL(/sort=name_desc/)
    const found = await names(page)
    expect(found).toEqual(found.toSorted(new Intl.Collator('fr').compare).toReversed())
  })

  test('another page size begins at the first page again [NAV-20] [NAV-21]', async ({ page }) => {
    await page.goto('/fr/catalog?pageindex=3')
    await page.locator('#list-size').selectOption('48')
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(page).toHaveURL(/pageSize=48/)
    expect(new URL(page.url()).searchParams.has('pageindex')).toBe(false)
    await expect(page.locator('.card')).toHaveCount(48)
  })

  test('page numbers are shown two around the current one and keep the list’s choices [NAV-22] [NAV-25]', async ({
    page,
  }) => {
    await page.goto('/fr/catalog?sort=price_asc&pageindex=6')
    const pagination = page.locator('list-pagination')
    await expect(pagination.getByRole('link')).toHaveText(['←', '1', '4', '5', '6', '7', '8', '89', '→'])
    const sixth = await names(page)
    await pagination.getByRole('link', { name: 'Page suivante' }).click()
    await expect(page).toHaveURL('/fr/catalog?sort=price_asc&pageindex=7')
    expect(await names(page)).not.toEqual(sixth)
    await page.goto('/fr/catalog?pageindex=4000')
    await expect(pagination.locator('[rel=next]')).toHaveCount(0)
    expect((await names(page)).length).toBeGreaterThan(0)
  })

  test('a search shows only what matches, and the toolbar keeps it [NAV-24] [NAV-42]', async ({ page }) => {
    await page.goto('/fr/')
    await page.getByRole('searchbox').fill('théière')
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await expect(page).toHaveURL(/\/fr\/catalog\?q=th/)
    const found = await names(page)
    expect(found.length).toBeGreaterThan(3)
    for (const name of found) expect(name).toContain('Théière')
    await page.getByRole('button', { name: 'Tableau' }).click()
    expect(new URL(page.url()).searchParams.get('q')).toBe('théière')
  })

  test('a search without result says so', async ({ page }) => {
    await page.goto('/fr/catalog?q=zzzz')
    await expect(page.locator('.empty p').first()).toBeVisible()
    await expect(page.locator('.page-head .count')).toHaveText('0 pièce')
  })
})

test.describe('hostile text', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  test.use({ javaScriptEnabled: true })
  test.beforeEach(withoutPhotos)

  test('a product named like markup is shown as text everywhere', async ({ page }) => {
    const alarms: string[] = []
    page.on('dialog', (dialog) => {
      alarms.push(dialog.message())
      void dialog.dismiss()
    })
    for (const display of ['grid', 'table']) {
      await page.goto(`/fr/catalog?q=onerror&display=${display}`)
      await expect(page.getByRole('link', { name: hostile, exact: true })).toHaveText(hostile)
    }
    await page.getByRole('link', { name: hostile, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile)
    await expect(page).toHaveTitle(`${hostile} – Atelier Vitrine`)
    await expect(page.locator('input[name=Name]').first()).toHaveValue(hostile)
    const facts = await page.locator('product-variations script[type="application/ld+json"]').textContent()
    expect(JSON.parse(facts ?? '').brand).toMatchObject({ '@type': 'Brand' })
    expect(JSON.parse(facts ?? '').name).toContain(hostile)
    expect(facts).not.toContain('<img')
    await expect(page.locator('img[src="x"]')).toHaveCount(0)
    expect(alarms).toEqual([])
  })

  test('a search for markup is shown as text', async ({ page }) => {
    const text = `"'></title><script>alert(1)</script>`
    await page.goto(`/fr/catalog?q=${encodeURIComponent(text)}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(text)
    await expect(page.getByRole('searchbox')).toHaveValue(text)
    expect(await page.title()).toContain(text)
  })
})
