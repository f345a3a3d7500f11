import { asTheBrowser, expect, type Fixture, gate, inPage, link, withLinks } from './fixture/suite.ts'

const withForm = (attributes: string, fields: string) => ({
  title: 'Form',
  main: `<h1>Form</h1><form id="form" ${attributes}>${fields}</form>`,
})

const text = '<input name="q" value="a b&c=é">'
const send = '<button id="send" name="by" value="button">Send</button>'

/** The post of a page, as the server's body parser of the time would read it. */
const sentTo = (site: Fixture['site'], path: string) =>
  site.calls.filter(({ method, url }) => method === 'POST' && url === path)

asTheBrowser('row 22: a GET form asks for its address with its fields', async ({ site, shopper, isInPage }) => {
  site.page('/', withForm('action="/find?old=1#there"', text + send))
  site.page('/find', { title: 'Found', main: '<h1>Found</h1><p id="there">there</p>' })
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.sees('Found')
  expect(await shopper.isSamePage()).toBe(isInPage)
  expect(await shopper.run(() => location.pathname + location.search)).toBe('/find?q=a+b%26c%3D%C3%A9&by=button')
  expect(await shopper.run(() => location.hash)).toBe('#there')
})

asTheBrowser('row 22: a form without an action asks for its own page', async ({ site, shopper }) => {
  site.page('/list', (call) => ({
    ...withForm('', text + send),
    title: call.url,
    main: withForm('', text + send).main.replace('Form', call.url.includes('q=') ? 'Found' : 'Form'),
  }))
  await shopper.open('/list?page=2')
  await shopper.click('#send')
  await shopper.sees('Found', '/list?q=a+b%26c%3D%C3%A9&by=button')
})

asTheBrowser(
  'row 23: a post leads to the page of its redirect, and Back to the form',
  async ({ site, shopper, isInPage }) => {
    site.page('/', withForm('method="post" action="/save"', text + send))
    site.route('/save', ({ response }) => response.writeHead(303, { Location: '/done' }).end())
    site.page('/done', { title: 'Done' })
    await shopper.open('/')
    const entries = await shopper.historyLength()
    await shopper.click('#send')
    await shopper.sees('Done', '/done')
    expect(await shopper.isSamePage()).toBe(isInPage)
    expect(await shopper.historyLength()).toBe(entries + 1)
    await shopper.back()
    await shopper.sees('Form', '/')
    expect(sentTo(site, '/save')).toHaveLength(1)
  },
)

asTheBrowser('row 23: a post that is answered by a page shows it', async ({ site, shopper }) => {
  site.page('/', withForm('method="post" action="/save"', text + send))
  site.page('/save', { title: 'Saved' })
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.sees('Saved')
  expect(await shopper.run(() => document.title)).toBe('Saved')
  expect(sentTo(site, '/save')).toHaveLength(1)
})

for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']) {
  asTheBrowser(`row 24: a form is sent as ${enctype}`, async ({ site, shopper }) => {
    site.page('/', withForm(`method="post" action="/save" enctype="${enctype}"`, text + send))
    site.route('/save', ({ response }) => response.writeHead(303, { Location: '/done' }).end())
    site.page('/done', { title: 'Done' })
    await shopper.open('/')
    await shopper.click('#send')
    await shopper.sees('Done', '/done')
    const [call] = sentTo(site, '/save')
    expect(call?.headers['content-type']?.split(';')[0]).toBe(enctype)
    if (enctype.includes('urlencoded')) expect(call?.body).toBe('q=a+b%26c%3D%C3%A9&by=button')
    else if (enctype === 'text/plain') expect(call?.body).toBe('q=a b&c=é\r\nby=button\r\n')
    else expect(call?.body).toMatch(/name="q"\r\n\r\na b&c=é\r\n[\s\S]*name="by"\r\n\r\nbutton\r\n/)
  })
}

asTheBrowser(
  'row 25: files are sent too, and the page receives their progress',
  async ({ site, shopper, isInPage }) => {
    const fields = `<input type="file" name="photo" id="file">${send}`
    site.page('/', withForm('method="post" action="/save" enctype="multipart/form-data"', fields))
    site.route('/save', ({ response }) => response.writeHead(303, { Location: '/done' }).end())
    site.page('/done', { title: 'Done' })
    await shopper.open('/')
    await shopper.run(() => {
      const choice = new DataTransfer()
      choice.items.add(new File(['the file'], 'vase.txt', { type: 'text/plain' }))
      ;(document.querySelector('#file') as HTMLInputElement).files = choice.files
    })
    await shopper.run(() => {
      document.addEventListener('form:progress', ({ detail }: Event & { detail?: unknown }) => {
        sessionStorage.setItem('progress', JSON.stringify(detail))
      })
    })
    await shopper.click('#send')
    await shopper.sees('Done', '/done')
    expect(sentTo(site, '/save')[0]?.body).toMatch(
      /filename="vase.txt"\r\nContent-Type: text\/plain\r\n\r\nthe file\r\n/,
    )
    const progress = JSON.parse(await shopper.run(() => sessionStorage.getItem('progress') ?? '{}'))
    if (isInPage) expect(progress.loaded).toBeGreaterThan(100)
  },
)

asTheBrowser(
  'row 26: a refused form is shown as the server has sent it, and posted once',
  async ({ site, shopper }) => {
    site.page('/', withForm('method="post" action="/save"', text + send))
    site.page('/save', {
      ...withForm('method="post" action="/save"', `<p id="why">too short</p>${text}${send}`),
      status: 422,
    })
    await shopper.open('/')
    await shopper.click('#send')
    await shopper.until(() => document.querySelector('#why')?.textContent === 'too short')
    await shopper.settle()
    expect(sentTo(site, '/save')).toHaveLength(1)
    expect(site.callsTo('GET /save')).toHaveLength(0)
  },
)

for (const [what, answer] of [
  [
    'a 500',
    (response: import('node:http').ServerResponse) =>
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>500'),
  ],
  ['no answer', (response: import('node:http').ServerResponse) => response.destroy()],
] as const) {
  inPage(`row 26: a post that gets ${what} is not repeated, and can be sent again`, async ({ site, shopper }) => {
    site.page('/', withForm('method="post" action="/save"', text + send))
    site.route('/save', ({ response }) => answer(response))
    await shopper.open('/')
    await shopper.click('#send')
    await expect.poll(() => shopper.eventNames()).toContain('error')
    await shopper.settle()
    expect(sentTo(site, '/save')).toHaveLength(1)
    expect(site.callsTo('GET /save')).toHaveLength(0)
    expect(await shopper.address()).toBe('/')
    expect(await shopper.run(() => (document.querySelector('[name=q]') as HTMLInputElement).value)).toBe('a b&c=é')
    await shopper.run(() => document.querySelector<HTMLElement>('dialog[open] button')?.click())
    await shopper.until(() => !document.querySelector('dialog[open]'))
    site.page('/save', { title: 'Saved' })
    await shopper.click('#send')
    await shopper.sees('Saved')
    expect(sentTo(site, '/save')).toHaveLength(2)
  })
}

inPage('row 27: three clicks are one post', async ({ site, shopper }) => {
  const held = gate()
  site.page('/', withForm('method="post" action="/save"', text + send))
  site.route('/save', async ({ page }) => {
    await held.passed
    page({ title: 'Saved' })
  })
  await shopper.open('/')
  await shopper.click('#send', { count: 3 })
  await shopper.click('#send')
  await shopper.until(() => document.querySelector('#form')?.ariaBusy === 'true')
  await shopper.run(() => (document.querySelector('#form') as HTMLFormElement).requestSubmit())
  await shopper.settle()
  expect(sentTo(site, '/save')).toHaveLength(1)
  held.open()
  await shopper.sees('Saved')
  expect(sentTo(site, '/save')).toHaveLength(1)
})

asTheBrowser('row 28: the button says where, how and what', async ({ site, shopper }) => {
  const button =
    '<button id="other" name="by" value="other" formaction="/other" formmethod="post" formenctype="text/plain">Other</button>'
  site.page('/', withForm('action="/find"', text + send + button))
  site.route('/other', ({ response }) => response.writeHead(303, { Location: '/done' }).end())
  site.page('/done', { title: 'Done' })
  await shopper.open('/')
  await shopper.click('#other')
  await shopper.sees('Done', '/done')
  const [call] = sentTo(site, '/other')
  expect(call?.headers['content-type']).toBe('text/plain')
  expect(call?.body).toContain('by=other')
})

asTheBrowser('row 28: Enter in a field sends the form, with its first button', async ({ site, shopper }) => {
  site.page('/', withForm('action="/find"', text.replace('name', 'id="field" name') + send))
  site.page('/find', { title: 'Found' })
  await shopper.open('/')
  await shopper.window.focus('#field')
  await shopper.window.press('Enter')
  await shopper.sees('Found', '/find?q=a+b%26c%3D%C3%A9&by=button')
})

asTheBrowser('row 28: a form of a dialog closes it and asks nothing', async ({ site, shopper }) => {
  site.page('/', {
    title: 'Start',
    main: '<h1>Start</h1><dialog id="ask" open><form method="dialog"><button id="send" value="yes">Yes</button></form></dialog>',
  })
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.until(() => !(document.querySelector('#ask') as HTMLDialogElement).open)
  await shopper.settle()
  expect(await shopper.run(() => (document.querySelector('#ask') as HTMLDialogElement).returnValue)).toBe('yes')
  expect(site.calls).toHaveLength(1)
})

asTheBrowser('row 28: a form into a new window opens one', async ({ site, shopper }) => {
  site.page('/', withForm('action="/find" target="_blank"', text + send))
  site.page('/find', { title: 'Found' })
  await shopper.open('/')
  const tabs = await shopper.tabs()
  await shopper.click('#send')
  await expect.poll(() => shopper.tabs()).toBe(tabs + 1)
  expect(await shopper.address()).toBe('/')
})

for (const [what, form] of [
  ['another site', 'action="OTHER/there"'],
  ['its class no-ajax', 'action="/there" class="no-ajax"'],
] as const) {
  inPage(`row 28: a form is the browser’s for ${what}`, async ({ site, shopper }) => {
    site.page('/', { ...withForm(form.replace('OTHER', site.otherUrl), send), policy: false })
    site.page('/there', { title: 'There' })
    await shopper.open('/')
    await shopper.click('#send')
    await shopper.sees('There', '/there?by=button')
    expect(await shopper.isSamePage()).toBe(false)
  })
}

asTheBrowser('row 28: a form whose submit is prevented is not sent', async ({ site, shopper }) => {
  const script = '<script nonce="NONCE">document.addEventListener("submit", (event) => event.preventDefault())</script>'
  site.page('/', { ...withForm('method="post" action="/save"', text + send), after: script })
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.settle()
  expect(site.calls).toHaveLength(1)
})

asTheBrowser('row 28: an incomplete form is not sent', async ({ site, shopper }) => {
  site.page('/', withForm('method="post" action="/save"', `<input name="email" required>${send}`))
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.settle()
  expect(site.calls).toHaveLength(1)
})

inPage(
  'row 29: an answer is shown in the place that the form names; its scripts run and its tags are upgraded',
  async ({ site, shopper }) => {
    const form = withForm('method="post" action="/save" data-update-target="#result"', text + send)
    site.page('/', { ...form, after: '<div id="result">old</div>' })
    site.route('/save', ({ response, call }) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      const target = call.headers['x-page-target'] ?? 'none'
      response.end(
        `<p id="said">${target}</p><script nonce="old">globalThis.hasRun = (globalThis.hasRun ?? 0) + 1</script>`,
      )
    })
    await shopper.open('/')
    await shopper.click('#send')
    await shopper.until(() => document.querySelector('#result #said'))
    expect(await shopper.text('#result #said')).toContain('#result')
    expect(await shopper.text('h1')).toBe('Form')
    expect(await shopper.address()).toBe('/')
    expect(await shopper.run(() => document.activeElement?.id)).toBe('send')
    expect(sentTo(site, '/save')).toHaveLength(1)
  },
)

const between = `<table><tbody id="rows"><tr><td>one</td></tr><form action="/find" class="find"><tr><td><input name="q" value="a"></td></tr>
<tr><td><button id="send" name="by" value="b">Send</button></td></tr></form></tbody></table>`
const unclosed = `<div id="rows"><form action="/find" class="find"><p>A label that takes its place</p></div><p>more</p><p>
<input name="q" value="a"></p><p><button id="send" name="by" value="b">Send</button></p></form>`
for (const [what, address, form] of [
  ['between the rows of a table', '/form', between],
  ['between the rows of a table, in a page that comes as a whole', '/form#rows', between],
  ['whose parent closes before it', '/form', unclosed],
  ['whose parent closes before it, in a page that comes as a whole', '/form#rows', unclosed],
] as const) {
  asTheBrowser(`row 28: a form ${what} keeps its fields`, async ({ site, shopper, isInPage }) => {
    const held = gate()
    site.page('/', withLinks(link('next', address)))
    site.route('/form', async ({ begin, response }) => {
      begin({ title: 'Form', main: `<h1>Form</h1><p>text</p>${form.slice(0, 120)}` })
      await held.passed
      response.end(`${form.slice(120)}</main></page-loader></body></html>`)
    })
    site.page('/find', { title: 'Found' })
    await shopper.open('/')
    await shopper.run(() => void setTimeout(() => document.querySelector<HTMLElement>('#next')?.click()))
    // The form and its fields arrive one after the other.
    if (isInPage && address === '/form') await shopper.until(() => document.querySelector('main p'))
    held.open()
    await shopper.sees('Form', address)
    await shopper.click('#send')
    await shopper.sees('Found', '/find?q=a&by=b')
  })
}

for (const [what, status, headers] of [
  ['201', 201, { 'Content-Type': 'text/html; charset=utf-8' }],
  ['203', 203, { 'Content-Type': 'text/html; charset=utf-8' }],
  ['no type', 200, {}],
  ['the word inline', 200, { 'Content-Type': 'text/html', 'Content-Disposition': 'inline; filename="a.html"' }],
] as const) {
  asTheBrowser(`row 26: a page that is sent with ${what} is shown, after a form and after a link`, async (fixture) => {
    const { site, shopper } = fixture
    const { main } = withForm('method="post" action="/save"', text + send)
    site.page('/', { title: 'Start', main: main + link('next', '/save') })
    site.route('/save', ({ response }) =>
      response.writeHead(status, headers).end('<!doctype html><title>Saved</title><main><h1>Saved</h1></main>'),
    )
    await shopper.open('/')
    await shopper.click('#send')
    await shopper.sees('Saved', '/save')
    expect(sentTo(site, '/save')).toHaveLength(1)
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('Saved', '/save')
  })
}

asTheBrowser('row 24: a form in another charset is sent in it', async ({ site, shopper }) => {
  site.page('/', withForm('action="/find" accept-charset="iso-8859-1"', `<input name="q" value="é">${send}`))
  site.page('/find', { title: 'Found' })
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.sees('Found', '/find?q=%E9&by=button')
})

asTheBrowser('row 24: so is a form of a page in another charset, and a link of it', async ({ site, shopper }) => {
  const { main } = withForm('action="/find"', `<input name="q" value="\u00e9">${send}`)
  const start = `<!doctype html><meta charset="latin1"><main>${main}<a id="next" href="/find?q=\u00e9">next</a></main>`
  site.route('/', ({ response }) => {
    const library = site.hasLoader ? '<script type="module" src="/start.js"></script>' : ''
    const page = start.replace('<main>', `${library}<page-loader><main>`).replace('</main>', '</main></page-loader>')
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(Buffer.from(page, 'latin1'))
  })
  site.page('/find', { title: 'Found' })
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.sees('Found', '/find?q=%E9&by=button')
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('Found', '/find?q=%E9')
})
