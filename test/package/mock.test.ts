import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, ready, test } from '../journeys/shop.ts'
import { type Running, runProgram, startMock } from './program.ts'
import { newProject, type Project } from './project.ts'

const PAGE = `<!doctype html><html lang="en"><head><title>Mine</title>
  <link rel="stylesheet" href="/vitrine/vitrine.css">
  <script type="module" src="/vitrine/vitrine.js"></script></head><body>
  <h1>Vase</h1>
  <cart-summary count="0"><a href="/cart.html">Cart <span data-part="count">0</span></a></cart-summary>
  <add-to-cart product-variant-id="12" name="Vase"><form method="post" action="/add">
    <input type="hidden" name="ProductVariantId" value="12">
    <quantity-input><input type="number" name="Quantity" value="1" min="1" aria-label="Quantity"></quantity-input>
    <button>Add to cart</button></form></add-to-cart>
  <cart-confirm href="/cart.html"></cart-confirm></body></html>`

const CART = `<!doctype html><html lang="en"><head><title>Cart</title>
  <link rel="stylesheet" href="/vitrine/vitrine.css">
  <script type="module" src="/vitrine/vitrine.js"></script></head><body><h1>Your cart</h1></body></html>`

type Examples = { example?: unknown; examples?: Record<string, { value: unknown }> }
type Operation = { responses: { 200: { content: Record<string, Examples> } } }

test.describe('npx vitrine mock', () => {
  let project: Project
  let mock: Running
  let shop = ''

  test.beforeAll(async () => {
    project = newProject()
    project.write('index.html', PAGE)
    project.write('cart.html', CART)
    mkdirSync(join(project.folder, 'en/security/login'), { recursive: true })
    project.write('en/security/login/index.html', '<h1>My sign-in</h1>')
    mock = await startMock(project)
    shop = mock.address
  })
  test.afterAll(() => {
    mock.stop()
    project.remove()
  })

  test('is a shop for a theme that has none: a product is added to the cart', async ({ page }) => {
    const failed: string[] = []
    page.on('response', (answer) => answer.status() >= 400 && failed.push(answer.url()))
    await page.goto(shop)
    await ready(page, 'add-to-cart')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const dialog = page.locator('dialog[open]')
    await expect(dialog.getByRole('heading')).toHaveText('Added to cart')
    await expect(page.locator('cart-summary [data-part=count]')).toHaveText('2')
    await dialog.getByRole('link', { name: 'View cart' }).click()
    await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    expect(failed).toEqual([])
  })

  test('answers each call of the contract with an example, also to a page of another origin', async ({ request }) => {
    const text = readFileSync(join(project.folder, 'node_modules/vitrine/dist/openapi.json'), 'utf8')
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
    const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
      Object.entries(byMethod).map(([method, operation]) => ({ path, method, operation })),
    )
    expect(operations.length).toBeGreaterThan(60)
    for (const { path, method, operation } of operations) {
      const answer = await request.fetch(shop + path.replace(/\{\w+\}/g, 'x'), {
        method,
        headers: { Origin: 'https://theme.example', 'Accept-Language': 'en' },
      })
      const [content] = Object.values(operation.responses[200].content)
      const examples = [content?.example, ...Object.values(content?.examples ?? {}).map(({ value }) => value)]
      const isHtml = answer.headers()['content-type']?.startsWith('text/html')
      expect(answer.status(), path).toBe(200)
      expect(examples, path).toContainEqual(isHtml ? await answer.text() : await answer.json())
      expect(answer.headers()['access-control-allow-origin']).toBe('https://theme.example')
    }
  })

  test('answers in English, with the addresses of the culture in which it is asked', async ({ request }) => {
    for (const culture of ['en', 'fr', 'pt-BR']) {
      const items = await (await request.get(`${shop}/${culture}/widget/shoppingcartitems`)).text()
      expect(items).toContain('>Remove</button>')
      expect(items).toContain(`action="/${culture}/shoppingcarts/update"`)
      const headers = { 'Accept-Language': culture }
      const found = await (await request.get(`${shop}/api/v1/catalog/search/suggestions`, { headers })).json()
      expect(found).toMatchObject([{ ProductUrl: `/${culture}/catalog/product/7/moon-vase`, Price: '€24.00' }])
    }
    const headers = { 'Accept-Language': 'fr-FR,fr;q=0.9' }
    const answer = await request.get(`${shop}/%22%3E%3Cb%3E/widget/shoppingcartitems`, { headers })
    expect(await answer.text()).toContain('action="/en/shoppingcarts/update"')
  })

  test('serves a page of the folder before the example of its address', async ({ request }) => {
    expect(await (await request.get(`${shop}/en/security/login?returnUrl=/`)).text()).toContain('My sign-in')
    expect(await (await request.get(`${shop}/fr/security/login?returnUrl=/`)).text()).toContain('<login-form>')
  })

  test('gives no file outside of its folder, and says what it does not know', async ({ request }) => {
    const answer = await request.get(`${shop}/..%2fpackage.json`)
    expect([answer.status(), (await answer.json()).Message]).toEqual([404, expect.stringContaining('neither a call')])
  })

  test('prints its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(await runProgram(project, ['--version'])).toMatchObject({ status: 0, output: `${version}\n` })
  })

  test('prints its help without colours where it is no terminal', async () => {
    const { status, output } = await runProgram(project, ['mock', '--help'])
    expect([status, output]).toEqual([0, expect.stringContaining('USAGE vitrine mock [OPTIONS] [FOLDER]')])
  })

  for (const [parameters, message] of [
    [['mock', '--port', 'x'], '--port cannot be "x"'],
    [['mock', 'nowhere'], 'There is no folder'],
    [['other'], 'other'],
  ] as const)
    test(`refuses ${parameters.join(' ')} with a message`, async () => {
      const { status, output } = await runProgram(project, parameters)
      expect(status).toBe(1)
      expect(output).toContain(message)
    })
})
