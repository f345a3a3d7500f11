import { expect } from '@open-wc/testing'
import { useLayoutEffect } from 'react'
import { mount, until, hydrated as untilHydrated } from '../../../test/harness/component.ts'
import {
  Basket,
  defined,
  expectNoRecovery,
  field,
  type Hydrated,
  isSame,
  nodesOf,
  ROWS,
  type Sample,
  said,
} from '../../../test/harness/hydrated-sample.tsx'
import { stopped } from '../hooks.ts'
import { ServerMarkup } from '../server-markup.tsx'

const hydrated = async (element: Element) => (await untilHydrated(element)) as Hydrated

describe('a hydrated element', () => {
  expectNoRecovery()

  it('restores the server’s HTML when it leaves, and begins anew when it returns', async () => {
    const { tag } = defined(Basket)
    const place = document.createElement('div')
    place.innerHTML = `<${tag} label="made">${ROWS}</${tag}>`
    const html = place.innerHTML
    document.body.append(place)
    const element = await hydrated(place.firstElementChild as Element)
    const row = element.querySelector('tr')
    element.remove()
    await until(() => !element.hasAttribute('data-hydrated'))
    expect(element.outerHTML).to.equal(html)
    expect(element.querySelector('tr')).to.equal(row)
    place.append(element)
    await hydrated(element)
    element.querySelector('button')?.click()
    await until(() => said(element) === 'removed a')
    place.remove()
  })

  it('keeps its state in a move', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    element.querySelector('button')?.click()
    await until(() => said(element) === 'removed a')
    const nodes = nodesOf(element)
    document.body.append(element)
    await new Promise(requestAnimationFrame)
    expect(isSame(nodes, nodesOf(element))).to.equal(true)
    expect(said(element)).to.equal('removed a')
    element.remove()
  })

  it('keeps the server’s HTML when its view throws, at once or later', async () => {
    const { error } = console
    console.error = () => {}
    const { tag } = defined(({ label }) => {
      if (label === 'bad') throw new Error('boom')
      return <ServerMarkup<Sample> parts={{ status: { children: label } }} />
    })
    for (const first of ['bad', 'good']) {
      const element = (await mount(`<${tag} label="${first}">${ROWS}</${tag}>`)) as Hydrated
      const row = element.querySelector('tr')
      if (first === 'good') await hydrated(element)
      element.label = 'bad'
      await until(() => element.hasAttribute('data-error'))
      expect(element.querySelector('tr')?.textContent).to.equal(row?.textContent)
      element.label = 'better'
      await until(() => said(element) === 'better')
      expect(element.querySelectorAll('form').length).to.equal(1)
      expect(element.hasAttribute('data-error')).to.equal(false)
    }
    console.error = error
  })

  it('is the server’s HTML again after a failure, with typed text and focus, and merges fresh HTML', async () => {
    const { error } = console
    console.error = () => {}
    const { tag } = defined(({ label }) => {
      if (label === 'bad') throw new Error('boom')
      return (
        <ServerMarkup<Sample>
          parts={{
            form: { onSubmit: stopped(() => {}) },
            remove: { disabled: true, children: 'Wait' },
            row: { hidden: true, 'data-vt': 'x' },
            status: { children: label },
          }}
        />
      )
    })
    const server = ROWS.replace("<!-- the theme's -->", '').replace('>stays<', '>stays &amp; &lt;i&gt;<')
    const element = await hydrated(await mount(`<${tag} label="good">${server}</${tag}>`))
    const failures: string[] = []
    element.addEventListener('element:error', (event) => failures.push((event as CustomEvent).detail.message))
    field(element).value = 'typed'
    field(element).focus()
    element.label = 'bad'
    await until(() => element.hasAttribute('data-error'))
    expect([failures, element.hasAttribute('data-hydrated')]).to.deep.equal([['Error: boom'], false])
    const read = document.createElement('div')
    read.innerHTML = server
    expect(element.innerHTML).to.equal(read.innerHTML)
    expect([field(element).value, document.activeElement]).to.deep.equal(['typed', field(element)])
    let isSent = false
    element.addEventListener('submit', (event) => {
      isSent = !event.defaultPrevented
      event.preventDefault()
    })
    element.querySelector('button')?.click()
    expect(isSent).to.equal(true)
    element.markup = '<p>Fresh</p>'
    expect(element.innerHTML).to.equal('<p>Fresh</p>')
    element.label = 'better'
    await until(() => said(element) === 'better')
    console.error = error
  })

  it('starts anew once if another script has changed its nodes, and not again with the same HTML', async () => {
    const { error } = console
    console.error = () => {}
    let starts = 0
    const { tag } = defined(() => {
      useLayoutEffect(() => {
        starts += 1
        throw new DOMException('Not a child of this node.', 'NotFoundError')
      })
      return <ServerMarkup<Sample> />
    })
    const element = (await mount(`<${tag}>${ROWS}</${tag}>`)) as Hydrated
    await until(() => element.hasAttribute('data-error'))
    const before = starts
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    expect([starts, before]).to.deep.equal([2, 2])
    expect(element.hasAttribute('data-hydrated')).to.equal(false)
    expect(element.querySelectorAll('tr').length).to.equal(2)
    console.error = error
  })

  it('survives changes by other code: translators, wrappers, foreign and removed nodes', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    for (const node of nodesOf(element).filter((node) => node instanceof Text)) {
      const font = document.createElement('font')
      node.parentNode?.insertBefore(font, node)
      font.append(node)
    }
    const wrapper = document.createElement('div')
    field(element).before(wrapper)
    wrapper.append(field(element))
    element.querySelector('p')?.before(document.createElement('hr'))
    element.querySelector('[data-item-id=a]')?.remove()
    element.querySelector('button')?.click()
    await until(() => said(element) === 'removed b')
    element.markup = ROWS.replace('<p>Text <b>stays</b></p>', '').replace('<td>B</td>', '<td>B!</td>')
    await until(() => element.textContent?.includes('B!'))
    element.querySelector('button')?.click()
    await until(() => said(element) === `removed ${element.querySelector('tr')?.dataset.itemId}`)
    element.replaceChildren()
    element.remove()
    await until(() => !element.hasAttribute('data-hydrated'))
  })

  it('reads odd HTML as it is', async () => {
    const { tag } = defined(Basket)
    const html = `<p></p><br>stray<form data-x="1" @click="go" :foo="a" onfocus=""><input type="hidden" name="childNodes" value="1"><input name="remove" type="hidden" form="other">
      <svg viewBox="0 0 1 1" xlink:href="#a"><use href="#b"></use></svg><select multiple name="s"><option selected>1</option><option>2</option></select>
      <p style="color: red !important; --x: 1" hidden="until-found">x</p><noscript><p>none</p></noscript><template><b>t</b></template><script type="application/json">{"a":1}</script>
      <meta itemprop="price" content="12"><input type="text" readonly="" disabled tabindex="3"><details open=""><summary>s</summary></details></form>`
    const place = document.createElement('div')
    place.innerHTML = `<${tag}>${html}</${tag}>`
    const before = place.firstElementChild?.innerHTML
    const nodes = nodesOf(place)
    document.body.append(place)
    const element = await hydrated(place.firstElementChild as Element)
    expect(isSame(nodes.slice(0, -1), nodesOf(place))).to.equal(true)
    element.querySelector('[data-part=status]')?.remove()
    const server = document.createElement(tag)
    server.innerHTML = before ?? ''
    for (const { name, value } of element.attributes) server.setAttribute(name, value)
    expect(element.isEqualNode(server)).to.equal(true)
    place.remove()
  })

  it('hydrates anew if a part arrives late, or replaces another', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag} label="x"></${tag}>`))
    element.insertAdjacentHTML('afterbegin', ROWS)
    await until(() => element.querySelector('tr')?.hasAttribute('aria-busy'))
    element.querySelector('button')?.click()
    await until(() => said(element) === 'removed a')
    expect(element.querySelectorAll('[data-part=status]').length).to.equal(1)
    element.innerHTML = '<b data-part="status"></b>'
    await until(() => element.innerHTML === '<b data-part="status" role="status">x</b>')
  })
})
