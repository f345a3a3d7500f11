import { asTheBrowser, expect, type Fixture, inPage, link, type PageParts } from './fixture/suite.ts'

/** An element of a theme that renders a child and counts its lifecycle. */
const ELEMENT = `<script nonce="NONCE">
globalThis.lifecycle = { connected: 0, disconnected: 0, moved: 0, made: 0 }
customElements.define('x-card', class extends HTMLElement {
  constructor() { super(); globalThis.lifecycle.made += 1 }
  connectedCallback() {
    globalThis.lifecycle.connected += 1
    this.seen = [this.getAttribute('name'), this.children.length, this.textContent.trim()].join('|')
    this.append(Object.assign(document.createElement('b'), { textContent: 'drawn' }))
  }
  disconnectedCallback() { globalThis.lifecycle.disconnected += 1 }
  connectedMoveCallback() { globalThis.lifecycle.moved += 1 }
})</script>`

type Lifecycle = { connected: number; disconnected: number; moved: number; made: number }

const lifecycle = (shopper: Fixture['shopper']) =>
  shopper.run(() => (globalThis as unknown as { lifecycle: Lifecycle }).lifecycle)

const page = (title: string, markup: string, more: PageParts = {}): PageParts => ({
  title,
  main: `<h1>${title}</h1>${link('next', '/b')}${link('home', '/')}${markup}`,
  head: ELEMENT,
  ...more,
})

inPage(
  'row 41: an element of the new page connects once, whole, and the old one leaves once',
  async ({ site, shopper }) => {
    site.page('/', page('Start', '<x-card name="a"><i>words</i></x-card>'))
    site.page('/b', page('B', '<ul><li><x-card name="b"><i>one</i> <i>two</i></x-card></li></ul>'))
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await lifecycle(shopper)).toMatchObject({ connected: 2, disconnected: 1, moved: 0, made: 2 })
    expect(await shopper.run(() => (document.querySelector('x-card') as unknown as { seen: string }).seen)).toBe(
      'b|2|one two',
    )
  },
)

asTheBrowser('row 42: Back shows the content of an element once', async ({ site, shopper }) => {
  site.page('/', page('Start', '<x-card name="a"></x-card>'))
  site.page('/b', page('B', ''))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('Start', '/')
  expect(await shopper.run(() => document.querySelectorAll('x-card b').length)).toBe(1)
  await shopper.forward()
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('Start', '/')
  expect(await shopper.run(() => document.querySelectorAll('x-card b').length)).toBe(1)
})

inPage('row 42: a tag of the library, React’s too, is once after Back', async ({ site, shopper }) => {
  const field =
    '<quantity-input name="Quantity" value="2" load="eager"><input type="number" name="Quantity" value="2" aria-label="Quantity"></quantity-input>'
  site.page('/', page('Start', field))
  site.page('/b', page('B', ''))
  await shopper.open('/')
  await shopper.until(() => document.querySelector('quantity-input:defined'))
  await shopper.settle()
  const count = () =>
    shopper.run(() => [
      document.querySelectorAll('quantity-input').length,
      document.querySelectorAll('quantity-input *').length,
    ])
  const before = await count()
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.back()
  await shopper.sees('Start', '/')
  await expect.poll(count).toEqual(before)
})

asTheBrowser('row 43: declarative shadow trees are', async ({ site, shopper }) => {
  const tree =
    '<div id="host"><template shadowrootmode="open"><b id="inside">inside</b><slot></slot></template>light</div>'
  const nested =
    '<div id="outer"><template shadowrootmode="open"><div id="inner"><template shadowrootmode="open"><i>deep</i></template></div></template></div>'
  site.page('/', page('Start', ''))
  site.page('/b', page('B', tree + nested))
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  const read = () =>
    shopper.run(() => [
      document.querySelector('#host')?.shadowRoot?.querySelector('#inside')?.textContent,
      document.querySelector('#outer')?.shadowRoot?.querySelector('#inner')?.shadowRoot?.textContent,
      document.querySelectorAll('template').length,
    ])
  expect(await read()).toEqual(['inside', 'deep', 0])
  await shopper.back()
  await shopper.sees('Start', '/')
  await shopper.forward()
  await shopper.sees('B', '/b')
  expect(await read()).toEqual(['inside', 'deep', 0])
})

asTheBrowser(
  'row 43: templates, tables, lists and drawings arrive as the server wrote them',
  async ({ site, shopper }) => {
    const markup = `<template id="t"><p>not shown</p></template><table><tbody><tr><td>cell<td>other</table>
    <svg viewBox="0 0 1 1"><clipPath id="c"><rect/></clipPath><foreignObject><p>in</p></foreignObject></svg>
    <math><mi>x</mi></math><select><option selected>a<option>b</select><p>open <b>bold<p>next</p></b>
    <pre>
  spaces
</pre><textarea>
 first</textarea><noscript><img src="/never.png"></noscript><!-- a comment --><p>&amp;&nbsp;é😀`
    site.page('/', page('Start', ''))
    site.page('/b', page('B', markup))
    await shopper.open('/b')
    const read = () =>
      shopper.run(() => {
        const main = document.querySelector('main')?.cloneNode(true) as Element
        main.querySelector('h1')?.removeAttribute('tabindex')
        return main.innerHTML.trim()
      })
    const whole = await read()
    await shopper.open('/')
    await shopper.click('#next')
    await shopper.sees('B', '/b')
    expect(await read()).toBe(whole)
  },
)

inPage('row 44: what is marked to persist is the same node on both pages', async ({ site, shopper }) => {
  const kept = (name: string) => `<x-card id="player" data-persist name="${name}"></x-card>`
  site.page('/', page('Start', `<p>${kept('a')}</p>`))
  site.page('/b', page('B', `<section><div>${kept('b')}</div></section>`))
  site.page('/c', { title: 'C', main: '<h1>C</h1>' })
  await shopper.open('/')
  await shopper.run(() => Object.assign(document.querySelector('#player') as Element, { isOwn: true }))
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  const player = () =>
    shopper.run(() => {
      const all = [...document.querySelectorAll('#player')] as (Element & { isOwn?: boolean })[]
      return [all.length, all[0]?.isOwn, all[0]?.children.length, all[0]?.parentElement?.localName]
    })
  // WebKit cannot move a node: there it is the same node, but is removed and inserted.
  const staysConnected = await shopper.run(() => 'moveBefore' in Element.prototype)
  const children = staysConnected ? 1 : expect.any(Number)
  expect(await player()).toEqual([1, true, children, 'div'])
  expect(await lifecycle(shopper)).toMatchObject({ made: 1, ...(staysConnected && { connected: 1, disconnected: 0 }) })
  await shopper.back()
  await shopper.sees('Start', '/')
  expect(await player()).toEqual([1, true, children, 'p'])
})

const stack = (text: string) => `<notice-stack>${text}</notice-stack>`
const notices = (shopper: Fixture['shopper']) =>
  shopper.run(() => [...document.querySelectorAll('notice-stack [data-part=notice]')].map((one) => one.textContent))

inPage('a message of the server after a redirect becomes a notice of the page', async ({ site, shopper }) => {
  const form = '<form method="post" action="/save"><button id="send">Send</button></form>'
  site.page('/', { title: 'Start', main: `<h1>Start</h1>${form}`, after: stack('') })
  site.route('/save', ({ response }) => response.writeHead(303, { Location: '/saved' }).end())
  site.page('/saved', { title: 'Saved', after: stack('<p data-kind="success">It is kept.</p>') })
  await shopper.open('/')
  await shopper.click('#send')
  await shopper.sees('Saved', '/saved')
  await shopper.until(() => document.querySelector('notice-stack [data-part=notice]'))
  expect(await notices(shopper)).toEqual([expect.stringContaining('It is kept.')])
  expect(await shopper.run(() => document.querySelectorAll('notice-stack p[data-kind]').length)).toBe(0)
})

inPage('a page that was kept for the way back says nothing again', async ({ site, shopper }) => {
  site.page('/', { title: 'Start', main: `<h1>Start</h1>${link('next', '/b')}`, after: stack('') })
  const said = stack('<p data-kind="info">One is left.</p>')
  site.page('/b', { title: 'B', main: `<h1>B</h1>${link('on', '/')}`, after: said })
  await shopper.open('/')
  await shopper.click('#next')
  await shopper.sees('B', '/b')
  await shopper.until(() => document.querySelector('notice-stack [data-part=notice] button'))
  await shopper.click('notice-stack [data-part=notice] button')
  await shopper.until(() => !document.querySelector('notice-stack [data-part=notice]'))
  await shopper.click('#on')
  await shopper.sees('Start', '/')
  const asked = site.calls.length
  await shopper.back()
  await shopper.sees('B', '/b')
  expect(site.calls).toHaveLength(asked)
  await shopper.settle()
  expect(await notices(shopper)).toEqual([])
})
