import { expect, test } from './shop.ts'

const fragment = { 'X-Page-Target': 'contact-form' }
const cultures = ['fr', 'nl', 'es', 'de', 'it', 'pt']

/** The day this many days from now, in the notation of the culture. */
const inDays = (days: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'Europe/Brussels' })
    .formatToParts(Date.now() + days * 86_400_000)
    .map(({ type, value }) => (type === 'year' ? `20${value.slice(-2)}` : value))
    .join('')

const message = (more: Record<string, string> = {}) => ({
  Name: 'Ada Test',
  Email: 'ada@example.com',
  Subject: 'visit',
  Country: 'BE',
  Day: inDays(3, 'fr-FR'),
  Heard: 'friend',
  Message: 'Peut-on visiter l’atelier ?',
  ...more,
})

test.describe('the contact form', () => {
  test('is stored, and confirmed by a page or by a part of one [NAV-52]', async ({ request }) => {
    const plain = await request.post('/fr/contact', { form: message(), maxRedirects: 0 })
    expect([plain.status(), plain.headers().location]).toEqual([303, '/fr/contact'])
    expect(await (await request.get('/fr/contact')).text()).toContain('Votre message est arrivé')
    const scripted = await request.post('/nl/contact', { form: message({ Day: '', Heard: '' }), headers: fragment })
    expect(scripted.status()).toBe(200)
    expect(await scripted.text()).toMatch(
      /^<contact-form><div data-part="answer"><p class="lead">[^<]+<\/p><p>[^<]*ada@example\.com/,
    )
  })

  test('is a page of the shop, whose form answers a sent message with HTML [CONTENT-13]', async ({ request }) => {
    const page = await request.get('/fr/pages/contact')
    expect([page.status(), new URL(page.url()).pathname]).toEqual([200, '/fr/contact'])
    expect(await page.text()).toMatch(/<contact-form><form-validator><form method="post" action="\/fr\/contact"/)
    const answer = await request.post('/fr/contact', { form: message(), headers: fragment })
    expect(answer.headers()['content-type']).toContain('text/html')
  })

  test('is confirmed by a letter to the sender, ten an hour at most, in which the name cannot contain a link', async ({
    visitor,
  }) => {
    const someone = await visitor()
    const Email = `sender-${process.pid}@example.com`
    const names = ['Grace Hopper', 'http://evil.example/win', 'Dr. Ada', ...Array.from({ length: 9 }, () => 'One More')]
    for (const Name of names)
      expect((await someone.post('/fr/contact', { form: message({ Email, Name }), headers: fragment })).status()).toBe(
        200,
      )
    const letters = await (await someone.get('/fr/pages/mailbox')).text()
    expect(letters.match(/Votre message est arrivé/g)).toHaveLength(10)
    expect(letters).toContain('Bonjour Grace Hopper')
    expect(letters).toContain('Bonjour Dr. Ada')
    expect(letters).not.toContain('evil.example')
  })

  test('drops messages of programs, and confirms them all the same', async ({ visitor }) => {
    const program = await visitor()
    const form = message({ Website: 'https://spam.example', Email: `robot-${process.pid}@example.com` })
    const answer = await program.post('/fr/contact', { form, headers: fragment })
    expect([answer.status(), (await answer.text()).includes('data-part="answer"')]).toEqual([200, true])
    expect(await (await program.get('/fr/pages/mailbox')).text()).not.toContain('robot-')
  })

  test('knows the name and the e-mail of a customer who is signed in', async ({ customer }) => {
    const html = await (await (await customer()).get('/fr/contact')).text()
    expect(html).toMatch(/name="Name"[^>]*value="Ada Test"|value="Ada Test"[^>]*name="Name"/)
    expect(html).toMatch(/value="customer\d+-\d+@example\.com"/)
  })

  test('accepts the day in the short format of each culture, and as a native field sends it [FORM-29]', async ({
    request,
  }) => {
    const written = { fr: 'fr-FR', nl: 'nl-NL', es: 'es-ES', de: 'de-DE', it: 'it-IT', pt: 'pt-PT' }
    for (const [culture, locale] of Object.entries(written)) {
      const form = message({ Day: inDays(20, locale).replaceAll('-', culture === 'nl' ? '-' : '/') })
      expect((await request.post(`/${culture}/contact`, { form, headers: fragment })).status(), form.Day).toBe(200)
    }
    const form = message({ Day: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10) })
    expect((await request.post('/fr/contact', { form, headers: fragment })).status()).toBe(200)
  })

  test('is refused with its reasons, and with the typed values, escaped', async ({ request }) => {
    const refused: [string, string][] = [
      ['Name', ''],
      ['Name', 'x'.repeat(121)],
      ['Email', 'nobody'],
      ['Subject', ''],
      ['Name', '\u3164'],
      ['Name', 'Ada\u202e'],
      ['Subject', 'lottery'],
      ['Country', 'XX'],
      ['Day', '31/02/2027'],
      ['Day', inDays(-1, 'fr-FR')],
      ['Day', inDays(400, 'fr-FR')],
      ['Heard', 'spam'],
      ['Message', ''],
      ['Message', 'x'.repeat(2001)],
    ]
    for (const [name, value] of refused) {
      const form = message({ Message: '<img src=x onerror=alert(1)>"', [name]: value })
      const answer = await request.post('/fr/contact', { form })
      expect(answer.status(), `${name}=${value.slice(0, 20)}`).toBe(422)
      const html = await answer.text()
      expect(html).toMatch(new RegExp(`field-validation-error" data-valmsg-for="${name}"[^>]*>[^<]+<`))
      expect(html).not.toContain('<img src=x')
      if (name !== 'Country') expect(html).toContain('<option value="BE" selected="">')
    }
  })

  test('lists every country of the world, by name [NAV-52]', async ({ request }) => {
    const html = await (await request.get('/de/contact')).text()
    const country = /<select id="contact-Country"[\s\S]*?<\/select>/.exec(html)?.[0] ?? ''
    expect(country.match(/<option/g)?.length).toBeGreaterThan(240)
    expect(country).toContain('Österreich')
    expect(html).toMatch(/<date-picker min="\d{4}-\d\d-\d\d" max="\d{4}-\d\d-\d\d">/)
  })
})

test.describe('the newsletter', () => {
  test('accepts an address, and has the same message for one that it has already [NAV-52]', async ({ request }) => {
    const post = () => request.post('/fr/newsletter', { form: { Email: 'Ada@Example.com' }, headers: fragment })
    const [first, again] = [await post(), await post()]
    expect(first.status()).toBe(200)
    expect(await again.text()).toBe(await first.text())
    // A reader gets few letters, from all visitors together, and the page has the same message.
    const letters = async () => (await (await request.get('/fr/pages/mailbox')).text()).split('ada@example.com').length
    for (let ask = 0; ask < 10; ask += 1) await post()
    const before = await letters()
    expect([await (await post()).text(), await letters()]).toEqual([await first.text(), before])
    const plain = await request.post('/fr/newsletter', { form: { Email: 'b@example.com' }, maxRedirects: 0 })
    expect([plain.status(), plain.headers().location]).toEqual([303, '/fr/newsletter'])
  })

  test('refuses an invalid address: at the field for scripts, as a page for others', async ({ request }) => {
    for (const Email of ['', 'x@y', 'a b@example.com', '<b>x y@example.com']) {
      const scripted = await request.post('/it/newsletter', { form: { Email }, headers: fragment })
      expect(scripted.status(), Email).toBe(422)
      expect((await scripted.json()).Errors.Email).toBeTruthy()
      const plain = await request.post('/it/newsletter', { form: { Email } })
      expect(plain.status()).toBe(422)
      expect(await plain.text()).not.toContain('<b>x')
    }
  })
})

test('the cookies page names every cookie of the shop, in each culture [NAV-52]', async ({ request }) => {
  const heads = new Set<string>()
  for (const culture of cultures) {
    const answer = await request.get(`/${culture}/pages/cookies`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    for (const name of ['vitrine-session', 'vitrine-flash', 'vitrine-seen', 'cookie-consent', 'vitrine-kept'])
      expect(html).toContain(name)
    heads.add(/<h1>([^<]+)</.exec(html)?.[1] ?? '')
  }
  expect(heads.size).toBeGreaterThan(4)
})

test('a list shows 200 products on one page [NAV-20]', async ({ request }) => {
  const html = await (await request.get('/fr/catalog?pageSize=200')).text()
  expect(html.match(/<li class="card"/g)).toHaveLength(200)
  expect(html).toContain('pageSize=200&amp;pageindex=2')
})
