import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { hydrateAll, mount, until } from '../../test/harness/component.ts'
import { text } from '../element/attributes.ts'
import { defineElement, event } from '../element/define.ts'
import { part } from '../element/part.ts'
import { stopped, useField, useHostAttributes, useHostEvent, useServerMarkup } from './hooks.ts'
import { CREATED } from './read-markup.ts'
import { registerView, type ViewProps } from './register-view.tsx'
import { ServerMarkup } from './server-markup.tsx'

let count = 0

const sample = () =>
  defineElement({
    tag: `vt-hydrated-${++count}` as const,
    summary: 'A view of the tests.',
    mount: 'enhance',
    load: 'eager',
    attributes: { label: text('Some text.') },
    events: { 'thing:chosen': event('Chosen.', { id: text('An id.') }) },
    parts: {
      form: part('form', 'The form.'),
      field: part('input[type=text]', 'A field.'),
      area: part('textarea', 'An area.'),
      row: part('[data-item-id]', 'A row.', { key: 'data-item-id' }),
      remove: part('button[name=remove]', 'Removes a row.'),
      tick: part('input[type=checkbox]', 'A tick.'),
      nested: part('vt-nested', 'A tag inside.'),
      status: part('[data-part=status]', 'Says what happened.', { without: 'append' }),
    },
  })

type Sample = ReturnType<typeof sample>
type Hydrated = HTMLElement & { label: string; markup: Node | string }

const defined = (View: (props: ViewProps<Sample>) => React.ReactNode): Sample => {
  const definition = sample()
  registerView(definition, View)
  return definition
}

const hydrated = async (element: Element) => {
  await until(() => element.hasAttribute('data-hydrated'), 'hydration')
  return element as Hydrated
}

/** Says what was clicked, and which row is busy. */
function Basket({ label, emit }: ViewProps<Sample>) {
  const [said, setSaid] = useState('')
  const field = useField<Sample>('field')
  return (
    <ServerMarkup<Sample>
      parts={{
        form: { onSubmit: stopped(() => setSaid(`sent ${field.value}`)) },
        field: field.props,
        row: (row) => ({ 'aria-busy': said === `removed ${row.key}` }),
        remove: (remove) => ({
          onClick: stopped(() => {
            setSaid(`removed ${remove.within('row')?.key}`)
            emit('thing:chosen', { id: remove.within('row')?.key ?? '' })
          }),
        }),
        status: { role: 'status', children: said || label },
      }}
    />
  )
}

const ROWS = `<form><!-- the theme's --><p>Text <b>stays</b></p>
  <table><tbody>
    <tr data-item-id="a" class="one"><td>A</td><td><button name="remove">x</button></td></tr>
    <tr data-item-id="b"><td>B</td><td><button name="remove">x</button></td></tr>
  </tbody></table>
  <input type="text" name="code" value="server"><br></form>`

const nodesOf = (element: Element): Node[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ALL)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  return nodes
}

const isSame = (before: Node[], after: Node[]) => before.every((node, index) => node === after[index])

const field = (element: Element) => element.querySelector('input') as HTMLInputElement
const said = (element: Element) => element.querySelector('[data-part=status]')?.textContent

let recoveredBefore = 0
const recovered = () => (globalThis as { vitrineRecovered?: number }).vitrineRecovered ?? 0

describe('<ServerMarkup>', () => {
  beforeEach(() => {
    recoveredBefore = recovered()
  })

  afterEach(() => expect(recovered()).to.equal(recoveredBefore))

  it('hydrates what the server sent: the same nodes, comments and HTML', async () => {
    const { tag } = defined(() => <ServerMarkup<Sample> parts={{}} />)
    const place = document.createElement('div')
    place.innerHTML = `<${tag}>${ROWS}</${tag}>`
    const before = nodesOf(place)
    document.body.append(place)
    await hydrated(place.firstElementChild as Element)
    expect(isSame(before, nodesOf(place))).to.equal(true)
    expect(place.innerHTML).to.equal(`<${tag} data-hydrated="">${ROWS}</${tag}>`)
    place.remove()
  })

  it('gives parts their props and native handlers, rows by key, and leaves the rest alone', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    const chosen: string[] = []
    element.addEventListener('thing:chosen', (event) => chosen.push((event as CustomEvent).detail.id))
    element.querySelectorAll('button')[1]?.click()
    await until(() => said(element) === 'removed b')
    expect(chosen).to.deep.equal(['b'])
    const rows = [...element.querySelectorAll('tr')].map((row) => [row.className, row.getAttribute('aria-busy')])
    expect(rows).to.deep.equal([
      ['one', 'false'],
      ['', 'true'],
    ])
  })

  it('keeps what was typed before hydration, and knows it', async () => {
    const { tag } = defined(Basket)
    const place = await mount('<div></div>')
    place.innerHTML = `<${tag}>${ROWS}</${tag}>`
    field(place).value = 'typed'
    const element = await hydrated(place.firstElementChild as Element)
    expect(field(element).value).to.equal('typed')
    expect(field(element).defaultValue).to.equal('server')
    element.querySelector('form')?.requestSubmit()
    await until(() => said(element) === 'sent typed')
  })

  it('hydrates at the first touch, so that its handlers are called', async () => {
    const { tag } = defined(Basket)
    const place = await mount('<div style="margin-top: 5000px"></div>')
    place.innerHTML = `<${tag}>${ROWS}</${tag}>`
    await new Promise(requestAnimationFrame)
    const element = place.firstElementChild as Element
    expect(element.hasAttribute('data-hydrated')).to.equal(false)
    element.querySelector('button')?.click()
    expect(element.hasAttribute('data-hydrated')).to.equal(true)
    await until(() => said(element) === 'removed a')
  })

  it('merges fresh HTML: nodes, focus, selection and unsent typing stay; new rows are live', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    const [form, row] = [element.querySelector('form'), element.querySelector('[data-item-id=b]')]
    field(element).focus()
    field(element).value = 'half typed'
    field(element).setSelectionRange(2, 5)
    element.markup = ROWS.replace('<td>B</td>', '<td>B, now 3</td>').replace(
      '<tr data-item-id="a" class="one"><td>A</td>',
      '<tr data-item-id="c" class="new"><td>C</td>',
    )
    await until(() => element.querySelector('[data-item-id=c]'))
    expect(element.querySelector('form')).to.equal(form)
    expect(element.querySelector('[data-item-id=b]')).to.equal(row)
    expect(row?.textContent).to.contain('B, now 3')
    expect(element.querySelector('[data-item-id=a]')).to.equal(null)
    expect(element.querySelector('[data-item-id=c]')?.className).to.equal('new')
    expect(document.activeElement).to.equal(field(element))
    expect([field(element).value, field(element).selectionStart]).to.deep.equal(['half typed', 2])
    element.querySelector('button')?.click()
    await until(() => said(element) === 'removed c')
  })

  it('takes a new value of the server for a field, and forgets what was typed then', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    field(element).value = 'typed'
    element.markup = ROWS.replace('value="server"', 'value="corrected"')
    await until(() => field(element).value === 'corrected')
    element.querySelector('form')?.requestSubmit()
    await until(() => said(element) === 'sent corrected')
  })

  it('writes the theme’s attributes as they come and go, and the view’s over them', async () => {
    const { tag } = defined(({ label }) => (
      <ServerMarkup<Sample>
        parts={{ row: { hidden: label === 'hide', className: label === 'hide' ? 'is-off' : undefined } }}
      />
    ))
    const row = (attributes: string) => `<p data-item-id="a" ${attributes}>A</p>`
    const element = await hydrated(
      await mount(`<${tag}>${row('class="theme" hidden="until-found" lang="fr"')}</${tag}>`),
    )
    const paragraph = element.querySelector('p') as HTMLElement
    paragraph.dataset.foreign = 'yes'
    element.label = 'hide'
    await until(() => paragraph.className === 'theme is-off')
    expect(paragraph.getAttribute('hidden')).to.equal('')
    element.label = ''
    await until(() => paragraph.className === 'theme')
    element.markup = row('class="theme" title="new" @click="x"')
    await until(() => paragraph.title === 'new')
    expect([paragraph.hasAttribute('lang'), paragraph.dataset.foreign]).to.deep.equal([false, 'yes'])
  })

  it('creates a part that the theme lacks, and none where the theme has it', async () => {
    const { tag } = defined(Basket)
    const without = await hydrated(await mount(`<${tag} label="made">${ROWS}</${tag}>`))
    expect(without.lastElementChild?.outerHTML).to.equal('<span data-part="status" role="status">made</span>')
    const theirs = await hydrated(await mount(`<${tag} label="given"><b data-part="status"></b></${tag}>`))
    expect(theirs.innerHTML).to.equal('<b data-part="status" role="status">given</b>')
  })

  it('hands fresh HTML to a nested tag as a property, and never writes what is inside', async () => {
    const given: string[] = []
    class Nested extends HTMLElement {
      set markup(html: string) {
        given.push(html)
      }
    }
    if (!customElements.get('vt-nested')) customElements.define('vt-nested', Nested)
    const { tag } = defined(({ label }) => <ServerMarkup<Sample> parts={{ nested: { title: label } }} />)
    const html = (inner: string, step: number) => `<p><vt-nested step="${step}"><i>${inner}</i></vt-nested></p>`
    const element = await hydrated(await mount(`<${tag} label="x">${html('one', 1)}</${tag}>`))
    const inner = element.querySelector('i')
    element.markup = html('two', 2)
    await until(() => given.length > 0)
    expect(given).to.deep.equal(['<i>two</i>'])
    expect(element.querySelector('i')).to.equal(inner)
    expect(element.querySelector('vt-nested')?.getAttribute('step')).to.equal('2')
  })

  it('keeps ticks, areas and resets the browser’s own', async () => {
    const { tag } = defined(Basket)
    const place = await mount('<div></div>')
    place.innerHTML = `<${tag}><form><input type="text" value="s"><textarea>server</textarea><input type="checkbox" value="1"></form></${tag}>`
    const [area, tick] = [place.querySelector('textarea'), place.querySelector<HTMLInputElement>('[type=checkbox]')]
    if (area) area.value = 'typed'
    if (tick) tick.checked = true
    const element = await hydrated(place.firstElementChild as Element)
    expect([area?.value, tick?.checked, area?.isConnected]).to.deep.equal(['typed', true, true])
    field(element).value = 'x'
    field(element).dispatchEvent(new Event('input', { bubbles: true }))
    element.querySelector('form')?.reset()
    expect([field(element).value, area?.value, tick?.checked]).to.deep.equal(['s', 'server', false])
    element.querySelector('form')?.requestSubmit()
    await until(() => said(element) !== 'sent x' && said(element) !== '')
  })

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
    recoveredBefore = recovered()
  })

  it('survives pages that others write in: translators, wrappers, foreign and stolen nodes', async () => {
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
    element.remove()
    await until(() => !element.hasAttribute('data-hydrated'))
  })

  it('reports nothing when it leaves after a script has taken its nodes away', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    const errors: unknown[] = []
    const note = (event: ErrorEvent) => errors.push(event.error)
    addEventListener('error', note)
    element.querySelector('form')?.remove()
    element.remove()
    await until(() => !element.hasAttribute('data-hydrated'))
    removeEventListener('error', note)
    expect(errors).to.deep.equal([])
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

  it('hydrates anew when a part arrives late', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag} label="x"></${tag}>`))
    element.insertAdjacentHTML('afterbegin', ROWS)
    await until(() => element.querySelector('tr')?.hasAttribute('aria-busy'))
    element.querySelector('button')?.click()
    await until(() => said(element) === 'removed a')
    expect(element.querySelectorAll('[data-part=status]').length).to.equal(1)
  })

  it('takes more of a part that grows, wherever script adds them, and leaves those of nested tags', async () => {
    let renders = 0
    const definition = defineElement({
      tag: `vt-hydrated-${++count}` as const,
      summary: 'A view of the tests.',
      mount: 'enhance',
      load: 'eager',
      parts: { row: part('[data-item-id]', 'A row.', { key: 'data-item-id', grows: true }) },
    })
    registerView(definition, () => {
      renders += 1
      return <ServerMarkup<typeof definition> parts={{ row: ({ key }) => ({ title: key }) }} />
    })
    const element = await hydrated(
      await mount(`<${definition.tag}><ul><li data-item-id="a">A</li></ul><vt-nested></vt-nested></${definition.tag}>`),
    )
    element.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li data-item-id="b">B</li>')
    await until(() => element.querySelector<HTMLElement>('[data-item-id=b]')?.title === 'b')
    const before = renders
    element.querySelector('vt-nested')?.insertAdjacentHTML('beforeend', '<b data-item-id="c">C</b>')
    await new Promise(requestAnimationFrame)
    expect([renders, element.querySelector('b')?.title]).to.deep.equal([before, ''])
  })

  it('hides a part so that searching in the page finds it', async () => {
    const { tag } = defined(({ label }) => (
      <ServerMarkup<Sample> parts={{ row: label === '' ? {} : { hidden: label === 'find' ? 'until-found' : false } }} />
    ))
    const element = await hydrated(await mount(`<${tag} label="find"><p data-item-id="a">A</p></${tag}>`))
    const hidden = () => element.querySelector('p')?.getAttribute('hidden')
    expect(hidden()).to.equal('until-found')
    for (const [label, wanted] of [
      ['show', null],
      ['find', 'until-found'],
      ['', null],
    ] as const) {
      element.label = label
      await until(() => hidden() === wanted, label)
    }
  })

  it('calls native handlers where the page stops the event, and those of the host', async () => {
    const heard: string[] = []
    const { tag } = defined(({ label }) => {
      useHostEvent('quantity:change', (event) => heard.push(`${event.detail} ${label}`))
      useHostAttributes({ 'aria-busy': label === 'busy', 'data-state': label || undefined })
      return <ServerMarkup<Sample> parts={{ field: { onChange: () => heard.push('change') }, tick: {} }} />
    })
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    field(element).addEventListener('change', (event) => event.stopPropagation())
    field(element).dispatchEvent(new Event('input', { bubbles: true }))
    expect(heard).to.deep.equal([])
    field(element).dispatchEvent(new Event('change', { bubbles: true }))
    element.label = 'busy'
    await until(() => element.dataset.state === 'busy')
    expect(element.getAttribute('aria-busy')).to.equal('true')
    field(element).dispatchEvent(new CustomEvent('quantity:change', { bubbles: true, detail: 3 }))
    expect(heard).to.deep.equal(['change', '3 busy'])
  })

  it('lets a view fetch fresh HTML for itself', async () => {
    const { tag } = defined(() => {
      const { setMarkup, parts } = useServerMarkup<Sample>()
      return (
        <ServerMarkup<Sample>
          parts={{
            remove: { onClick: stopped(() => setMarkup(ROWS.replace(/<tr data-item-id="b"[\s\S]*?<\/tr>/, ''))) },
            status: { children: String(parts('row').length) },
          }}
        />
      )
    })
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    expect(said(element)).to.equal('2')
    element.querySelector('button')?.click()
    await until(() => said(element) === '1')
  })

  it('creates a part right after another one, outside of its label, and moves no text', async () => {
    const definition = defineElement({
      tag: `vt-hydrated-${++count}` as const,
      summary: 'A view of the tests.',
      mount: 'enhance',
      load: 'eager',
      parts: {
        field: part('input', 'A field.'),
        popup: part('[data-part=popup]', 'A popup.', { without: 'after', within: 'field', tag: 'div' }),
      },
    })
    registerView(definition, () => (
      <ServerMarkup<typeof definition> parts={{ popup: { [CREATED]: '', children: 'made' } }} />
    ))
    const { tag } = definition
    for (const [before, after] of [
      ['<input>', ' behind <b>it</b>'],
      ['in <label>Name <span><input></span></label>', ' behind'],
    ] as const) {
      const place = await mount('<div></div>')
      place.innerHTML = `<${tag}><form>${before}${after}</form></${tag}>`
      const nodes = nodesOf(place)
      const element = await hydrated(place.firstElementChild as Element)
      const popup = '<div data-part="popup" data-vt-created="">made</div>'
      expect(element.innerHTML).to.equal(`<form>${before}${popup}${after}</form>`)
      expect(nodes.every((node) => place.contains(node))).to.equal(true)
      const twin = element.cloneNode(true) as Element
      element.after(twin)
      hydrateAll(twin)
      expect(twin.querySelectorAll('[data-part=popup]').length).to.equal(1)
      twin.remove()
      await until(() => !twin.querySelector('[data-part=popup]'))
      expect(twin.innerHTML).to.equal(`<form>${before}${after}</form>`)
    }
  })
})
