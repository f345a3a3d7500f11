import { expect, test } from '../../journeys/shop.ts'
import { findChromium } from '../../tools/programs/chromium.ts'
import { check, oddShops } from './fixture.ts'
import { html, loaderPage, page, type Route, send } from './odd-shop.ts'

const POLICY = 'content-security-policy'
const latin = (text: string) => text.replace('charset="utf-8"', 'charset="iso-8859-1"')
const inline = (script: string) => `<script>${script}</script>`

/** Pages that differ from the usual, and what is reported of them. */
const HTML_PAGES: readonly [string, Route, string[]][] = [
  [
    "a policy with 'strict-dynamic' for its style sheet",
    html(page('').replace('type="module"', 'type="module" nonce="a"'), {
      [POLICY]: "default-src 'self' 'nonce-a' 'strict-dynamic'",
    }),
    [],
  ],
  [
    'a policy in the body, which browsers ignore',
    page(`<meta http-equiv="${POLICY}" content="default-src 'none'">`),
    [],
  ],
  ['a script that writes into a window of its own', loaderPage(inline('popup.document.write("print")')), []],
  ['a script that is a module and writes', loaderPage('<script type="module">document.write("")</script>'), []],
  ['a template that names document.write', loaderPage('<script type="text/template">document.write(</script>'), []],
  [
    'an attribute of HTML or of another library',
    page(
      '<tab-set autocorrect="off" writingsuggestions="false" elementtiming="x" ng-if="a" uk-grid up-follow></tab-set>',
    ),
    [],
  ],
  [
    'the key of a text in code',
    page('<p><code>Shell.Copied</code></p><pre>Shell.Copied <b>Shell.Copied</b></pre>'),
    [],
  ],
  ['a charset in its head', latin(loaderPage('')), ['charset: The page is sent as charset=iso-8859-1.']],
  [
    'a charset in single quotes',
    html(page(''), { 'content-type': "text/html; charset='iso-8859-1'" }),
    ["charset: The page is sent as text/html; charset='iso-8859-1'."],
  ],
]

/** Links by a whole address to a page that is there, and whether the library would load it otherwise. */
const LINKS: readonly [string, boolean][] = [
  ['target="_blank"', false],
  ['data-bs-toggle="modal"', false],
  ['rel="noopener noreferrer"', false],
  ['class="ajax-tab"', false],
  ['class="no-ajax"', false],
  ['role="tab" aria-controls="a"', false],
  ['class="my-no-ajax"', true],
  ['target="_self"', true],
]

test.describe('npx vitrine check', () => {
  const { start, checkPage } = oddShops()

  for (const [name, answer, reports] of HTML_PAGES)
    test(`reports ${reports.length === 0 ? 'nothing' : 'once'} of a page with ${name}`, async () => {
      expect((await checkPage(answer)).found).toEqual(reports)
    })

  for (const [attributes, isReported] of LINKS)
    test(`reports ${isReported ? 'once' : 'nothing'} of a link to the shop with ${attributes}`, async () => {
      let address = ''
      const shop = await start({
        '/': (response) => send(response, loaderPage(`<a ${attributes} href="${address}/">Home</a>`)),
      })
      address = shop.address
      expect((await check(address)).summary.reports.map(({ kind }) => kind)).toEqual(
        isReported ? ['absolute-link'] : [],
      )
    })

  test('reports links to pages with any extension that is one of files, and none to files', async () => {
    const file: Route = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('x')
    const { address } = await start({
      '/': loaderPage('<a href="/a.cfm">A</a><a href="/b.pdf">B</a><a href="/c.xhtml">C</a>'),
      '/a.cfm': loaderPage(''),
      '/b.pdf': file,
      '/c.xhtml': loaderPage(''),
    })
    expect((await check(address)).found).toEqual(['file-link: The link /a.cfm is not loaded in the page.'])
  })

  test('reports no link to a place of a page whose path is that of a file', async () => {
    const { address } = await start({ '/list.html': loaderPage('<a href="#sizes">Sizes</a>') })
    expect((await check(`${address}/list.html`)).found).toEqual([])
  })

  test('reads data that a shop sends as text', async () => {
    const call =
      (amount: string): Route =>
      (response) =>
        response
          .writeHead(200, { 'content-type': 'text/plain' })
          .end(`{"ItemsCount":${amount},"AmountTaxInclHtml":"","AmountTaxExclHtml":""}`)
    const found = async (amount: string) =>
      (await check((await start({ '/': page(''), '/api/v1/shoppingcarts': call(amount) })).address)).summary.reports
    expect(await found('2')).toEqual([])
    expect((await found('{}')).map(({ kind, where }) => `${kind} ${where}`)).toEqual([
      'answer GET /api/v1/shoppingcarts',
    ])
  })

  test('reports no style sheet that a bundler has put into another', async () => {
    const { address } = await start({
      '/': page('').replace('/vitrine/vitrine.css', '/theme.css'),
      '/theme.css': (response) => response.writeHead(200, { 'content-type': 'text/css' }).end(':root { --vt-base: 1 }'),
    })
    expect((await check(address)).found).toEqual([])
  })

  test.describe('in a browser', () => {
    const inBrowser = { browser: findChromium() }

    test('reports a broken link beside an image whose address begins in the same way', async () => {
      const { address } = await start({ '/': page('<a href="/p">Page</a><img src="/photos/x.jpg" alt="">') })
      expect((await check(address, inBrowser)).found).toEqual([
        'broken-link: /p answers with status 404.',
        `failed-request: GET ${address}/photos/x.jpg answers with status 404.`,
      ])
    })

    test('reports a forbidden script beside a forbidden name of Trusted Types', async () => {
      const policy = "default-src 'self'; trusted-types vitrine; require-trusted-types-for 'script'"
      const { found } = await checkPage(html(page(inline('1')), { [POLICY]: policy }), inBrowser)
      expect(found).toEqual([
        'policy: trusted-types of the policy does not name lit-html.',
        expect.stringContaining('policy: Executing inline script violates'),
      ])
    })

    test('reports no tags that the page defines', async () => {
      const { found } = await checkPage(
        page(`<tab-sets></tab-sets><shop-card></shop-card>
          ${inline('customElements.define("tab-sets", class extends HTMLElement {})')}`),
        inBrowser,
      )
      expect(found).toEqual(['misspelled-tag: <shop-card> is no tag of the library.'])
    })

    test('knows a library that a bundler has written into a script of another name', async () => {
      const bundled = (address: string) =>
        page('').replace('type="module" src="/vitrine/vitrine.js"', `async src="${address}"`)
      const { address } = await start({
        '/': `${bundled('/chunk.js')}<a href="/other">Other</a>`,
        '/other': bundled('/other.js'),
        '/chunk.js': (response) =>
          response.writeHead(200, { 'content-type': 'text/javascript' }).end("import('/vitrine/vitrine.js')"),
        '/other.js': (response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(''),
      })
      const { summary } = await check(address, inBrowser)
      expect(summary.reports.map(({ kind, where }) => `${kind} ${where}`)).toEqual(['missing-script /other'])
      expect((await check(address)).found).toEqual([])
    })

    test('reports no question of a page that is left', async () => {
      const { address } = await start({
        '/': page(
          inline('onbeforeunload = (event) => event.preventDefault(); setTimeout(() => { location = "/next" })'),
        ),
        '/next': page(''),
      })
      expect((await check(address, inBrowser)).found).toEqual([])
    })

    test('reports no files as links once the theme has removed the rule', async () => {
      const { address } = await start({
        '/': loaderPage(`<a href="/a.php">A</a><script type="module">
          import { linkRules } from '/vitrine/vitrine.js'
          linkRules.extension = false
        </script>`),
        '/a.php': loaderPage(''),
      })
      expect((await check(address, inBrowser)).found).toEqual([])
    })
  })
})
