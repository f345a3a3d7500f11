import { asTheBrowser, expect, type Fixture, gate, inPage, link, type PageParts, withLinks } from './fixture/suite.ts'

const script = (code: string, attributes = 'nonce="NONCE"') => `<script ${attributes}>${code}</script>`

/** Records a word in the session storage, so that it survives a full load. */
const note = (word: string) => `sessionStorage.notes = (sessionStorage.notes ?? '') + '${word} '`

const notes = (shopper: Fixture['shopper']) => shopper.run(() => sessionStorage.notes ?? '')

function file({ site }: Pick<Fixture, 'site'>, path: string, code: string): void {
  site.route(path, ({ response }) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code))
}

const page = (title: string, markup: string, more: PageParts = {}): PageParts => ({
  title,
  main: `<h1>${title}</h1>${link('next', '/b')}${link('home', '/')}${markup}`,
  ...more,
})

asTheBrowser('row 31: an inline script of the page runs once a visit', async ({ site, shopper }) => {
  site.page('/', page('Start', script(note('start'))))
  site.page('/b', page('B', script(note('b'))))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.click('#home')
  await shopper.sees('Start', '/')
  expect(await notes(shopper)).toBe('start b start ')
})

inPage('row 31: a script marked to run once runs once, and data blocks never run', async ({ site, shopper }) => {
  const once = script(note('once'), 'nonce="NONCE" data-run="once" id="once"')
  const data = '<script type="application/json" id="data">{"a":1}</script>'
  site.page('/', page('Start', once))
  site.page('/b', page('B', once + data))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  expect(await notes(shopper)).toBe('once ')
  expect(await shopper.text('#data')).toBe('{"a":1}')
})

asTheBrowser('row 32: scripts run in the order of the page, also when a file is slow', async ({ site, shopper }) => {
  const held = gate()
  site.route('/slow.js', async ({ response }) => {
    await held.passed
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(note('slow'))
  })
  file({ site }, '/quick.js', note('quick'))
  const markup = `${script('', 'nonce="NONCE" src="/slow.js"')}${script(note('inline'))}${script('', 'nonce="NONCE" src="/quick.js"')}${script(note('last'))}`
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', page('B', markup))
  await shopper.open('/')
  await shopper.run(() => sessionStorage.removeItem('notes'))
  await shopper.click('#next')
  await expect.poll(() => site.callsTo('GET /quick.js').length).toBe(1)
  held.open()
  await shopper.until(() => sessionStorage.notes?.includes('last'))
  expect(await notes(shopper)).toBe('slow inline quick last ')
})

inPage(
  'row 32: a file that does not come, and a script that throws, leave the rest alone',
  async ({ site, shopper }) => {
    const markup =
      script('', 'nonce="NONCE" src="/none.js"') + script("throw new Error('of the theme')") + script(note('last'))
    site.page('/', withLinks(link('next', '/b')))
    site.page('/b', page('B', markup))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    await shopper.until(() => sessionStorage.notes === 'last ')
    expect((await shopper.takeComplaints()).join()).toMatch(/of the theme/)
  },
)

asTheBrowser('row 33: an inline module runs each visit', async ({ site, shopper }) => {
  const module = script(note('module'), 'type="module" nonce="NONCE"')
  site.page('/', page('Start', module))
  site.page('/b', page('B', module))
  await shopper.open('/')
  await shopper.until(() => sessionStorage.notes === 'module ')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.until(() => sessionStorage.notes === 'module module ')
  await shopper.click('#home')
  await shopper.sees('Start', '/')
  await shopper.until(() => sessionStorage.notes === 'module module module ')
})

inPage(
  'row 34: a new file of the head is there before the scripts of the page, and is loaded once',
  async ({ site, shopper }) => {
    const held = gate()
    site.route('/theme.js', async ({ response }) => {
      await held.passed
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(`globalThis.theme = (globalThis.theme ?? 0) + 1`)
    })
    const head = script('', 'nonce="NONCE" src="/theme.js"')
    site.page('/', page('Start', '', { head: '' }))
    site.page('/b', page('B', script(`globalThis.seen = globalThis.theme`), { head }))
    await shopper.open('/')
    await shopper.click('#next')
    await expect.poll(() => site.callsTo('GET /theme.js').length).toBe(1)
    held.open()
    await shopper.until(() => 'seen' in globalThis)
    expect(await shopper.run(() => (globalThis as unknown as { seen: number }).seen)).toBe(1)
    await shopper.click('#home')
    await shopper.sees('Start', '/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await shopper.run(() => (globalThis as unknown as { theme: number }).theme)).toBe(1)
    expect(site.callsTo('GET /theme.js')).toHaveLength(1)
  },
)

asTheBrowser('row 35: only a script with the nonce of its own answer runs', async ({ site, shopper }) => {
  const markup = [
    script(note('allowed')),
    script(note('none'), ''),
    script(note('guessed'), 'nonce="guessed"'),
    '<img src="/none.png" onerror="sessionStorage.notes = \'handler\'" alt="">',
    script(note('last')),
  ]
  site.page('/', withLinks(link('next', '/b')))
  site.page('/b', page('B', markup.join('')))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.until(() => sessionStorage.notes?.includes('last'))
  await shopper.sees('B', '/b')
  await shopper.settle()
  expect(await notes(shopper)).toBe('allowed last ')
  await shopper.takeComplaints()
})

asTheBrowser('row 35: of two policies, both must allow a script', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/b')))
  site.route('/b', ({ page: answer, nonce }) => {
    const policies = [`script-src 'nonce-${nonce}' 'nonce-second'`, `script-src 'nonce-${nonce}'`]
    answer(
      page('B', script(note('both')) + script(note('one'), 'nonce="second"'), {
        headers: { 'Content-Security-Policy': policies },
        policy: false,
      }),
    )
  })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.until(() => sessionStorage.notes?.includes('both'))
  await shopper.settle()
  expect(await notes(shopper)).toBe('both ')
  await shopper.takeComplaints()
})

inPage('row 35: after an error page, its scripts do not run', async ({ site, shopper }) => {
  site.page('/', withLinks(link('next', '/broken')))
  site.page('/broken', page('Broken', script(note('broken')), { status: 500 }))
  await shopper.open('/')
  await shopper.click('#next')
  await expect.poll(() => shopper.eventNames()).toContain('error')
  await shopper.settle()
  expect(await notes(shopper)).toBe('')
})

inPage(
  'row 35: a script that waits for consent does not run, and keeps no nonce that the page has not',
  async ({ site, shopper }) => {
    const gated = script(note('gated'), 'type="text/plain" data-consent="statistics" nonce="NONCE" id="gated"')
    const forged = script(note('forged'), 'type="text/plain" data-consent="statistics" nonce="guessed" id="forged"')
    site.page('/', withLinks(link('next', '/b')))
    site.page('/b', page('B', gated + forged))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    const nonces = await shopper.run(() => {
      const nonceOf = (selector: string) => document.querySelector<HTMLElement>(selector)?.nonce ?? ''
      return { own: nonceOf('meta[property=csp-nonce]'), gated: nonceOf('#gated'), forged: nonceOf('#forged') }
    })
    expect(nonces.gated).toBe(nonces.own)
    expect(nonces.forged).not.toBe(nonces.own)
    expect(await notes(shopper)).toBe('')
  },
)
