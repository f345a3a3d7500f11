import { asTheBrowser, expect, inPage, link } from './fixture/suite.ts'

const FIELDS = `<form action="/find"><input id="name" name="name"><textarea id="text" name="text">sent</textarea>
<input type="checkbox" id="tick" name="tick"><input type="radio" name="r" value="1" checked><input type="radio" id="two" name="r" value="2">
<select id="choice" name="choice"><option>a</option><option>b</option></select>
<select id="many" name="many" multiple><option>a</option><option>b</option><option>c</option></select>
<input type="password" id="secret" name="secret"><input id="off" name="off" autocomplete="off"></form>
<form autocomplete="off"><input id="inside" name="inside"></form>`

const start = { title: 'Start', main: `<h1>Start</h1>${link('next', '/b')}${FIELDS}` }

function fill(): void {
  const set = (id: string, value: string) => {
    const field = document.getElementById(id) as HTMLInputElement
    field.focus()
    document.execCommand('selectAll')
    document.execCommand('insertText', false, value)
  }
  for (const id of ['name', 'text', 'secret', 'off', 'inside']) set(id, `typed ${id}`)
  for (const id of ['tick', 'two']) document.getElementById(id)?.click()
  const choice = document.getElementById('choice') as HTMLSelectElement
  choice.value = 'b'
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  const many = document.getElementById('many') as HTMLSelectElement
  for (const option of many.options) option.selected = option.value !== 'a'
  many.dispatchEvent(new Event('change', { bubbles: true }))
}

const read = () => {
  const of = (id: string) => document.getElementById(id) as HTMLInputElement
  return [
    ...['name', 'text', 'choice', 'secret', 'off', 'inside'].map((id) => of(id).value),
    of('tick').checked,
    of('two').checked,
    [...(document.getElementById('many') as HTMLSelectElement).selectedOptions].map(({ value }) => value).join(),
  ]
}

const TYPED = ['typed name', 'typed text', 'b', '', '', '', true, true, 'b,c']

asTheBrowser(
  'Back and Forward keep what was typed, ticked and chosen; no passwords',
  async ({ site, shopper, isInPage }) => {
    site.page('/', start)
    site.page('/b', { title: 'B', main: `<h1>B</h1><input id="name" name="name">` })
    await shopper.open('/')
    await shopper.run(fill)
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await shopper.run(() => (document.getElementById('name') as HTMLInputElement).value)).toBe('')
    await shopper.window.type('#name', 'other')
    await shopper.back()
    await shopper.sees('Start', '/')
    // A browser that has cached the whole page has also kept its secrets.
    const known = async () => (await shopper.run(read)).filter((_, index) => isInPage || index < 3 || index > 5)
    await expect.poll(known).toEqual(TYPED.filter((_, index) => isInPage || index < 3 || index > 5))
    await shopper.forward()
    await shopper.sees('B', '/b')
    await expect
      .poll(() => shopper.run(() => (document.getElementById('name') as HTMLInputElement).value))
      .toBe('other')
  },
)

inPage('typed text survives a page that has changed, and another document; details stay open', async (fixture) => {
  const { site, shopper } = fixture
  let count = 0
  const more = `<details id="more"><summary>More</summary>x</details><a id="away" class="no-ajax" href="/b">away</a>`
  site.page('/', () => ({ ...start, main: `${start.main}${more}<p id="count">${++count}</p>` }))
  site.page('/b', { title: 'B', main: `<h1>B</h1>${link('home', '/')}` })
  await shopper.open('/b')
  await shopper.click('#home')
  await shopper.sees('Start', '/')
  await shopper.run(fill)
  await shopper.click('#more summary')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  // The page is requested again once it is no longer fresh.
  await shopper.run(() => {
    const late = Date.now() + 60_000
    Date.now = () => late
  })
  await shopper.back()
  await expect.poll(() => shopper.text('#count')).toBe('2')
  expect(await shopper.run(read)).toEqual(TYPED)
  expect(await shopper.run(() => document.querySelector<HTMLDetailsElement>('#more')?.open)).toBe(true)
})

inPage('more than 32 kB of a page are not kept', async ({ site, shopper }) => {
  site.page('/', start)
  site.page('/b', { title: 'B' })
  await shopper.open('/')
  await shopper.run(() => {
    ;(document.getElementById('text') as HTMLTextAreaElement).value = 'x'.repeat(17_000)
    ;(document.getElementById('name') as HTMLInputElement).value = 'short'
  })
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('Start', '/')
  const values = () => ['text', 'name'].map((id) => (document.getElementById(id) as HTMLInputElement).value)
  await expect.poll(() => shopper.run(values)).toEqual(['sent', 'short'])
})

for (const state of [{ theme: 1 }, 'text', 7, [1, 2]])
  asTheBrowser(`the history state ${JSON.stringify(state)} of a theme stays what it was`, async ({ site, shopper }) => {
    site.page('/', start)
    site.page('/b', { title: 'B' })
    await shopper.open('/')
    await shopper.run((own) => history.replaceState(own, ''), state as unknown)
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    await shopper.back()
    await shopper.sees('Start', '/')
    const now = await shopper.run(() => {
      const { state: own } = history
      if (typeof own === 'object' && own && 'vitrine' in own) delete own.vitrine
      return own
    })
    expect(now).toEqual(state)
  })
