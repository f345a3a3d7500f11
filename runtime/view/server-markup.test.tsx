import { expect } from '@open-wc/testing'
import { mount, until, hydrated as untilHydrated } from '../../test/harness/component.ts'
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
} from '../../test/harness/hydrated-sample.tsx'
import { stopped, useHostAttributes, useHostEvent, useServerMarkup } from './hooks.ts'
import { ServerMarkup } from './server-markup.tsx'

const hydrated = async (element: Element) => (await untilHydrated(element)) as Hydrated

describe('<ServerMarkup>', () => {
  expectNoRecovery()

  it('hydrates the server’s HTML: the same nodes, comments and HTML', async () => {
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

  it('keeps text that was typed before hydration, and returns it', async () => {
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

  it('merges a new value of the server into a field, and drops the typed one then', async () => {
    const { tag } = defined(Basket)
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    field(element).value = 'typed'
    element.markup = ROWS.replace('value="server"', 'value="corrected"')
    await until(() => field(element).value === 'corrected')
    element.querySelector('form')?.requestSubmit()
    await until(() => said(element) === 'sent corrected')
  })

  it('writes the theme’s attributes as they change, and the view’s over them', async () => {
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

  it('removes an attribute of the theme by null, and restores it', async () => {
    const { tag } = defined(({ label }) => (
      <ServerMarkup<Sample> parts={{ row: { 'aria-current': label === 'none' ? null : undefined } }} />
    ))
    const element = await hydrated(await mount(`<${tag}><p data-item-id="a" aria-current="true">A</p></${tag}>`))
    const row = element.querySelector('p') as HTMLElement
    expect(row.getAttribute('aria-current')).to.equal('true')
    element.label = 'none'
    await until(() => !row.hasAttribute('aria-current'))
    element.label = ''
    await until(() => row.getAttribute('aria-current') === 'true')
  })

  it('creates a part that the theme lacks, and no second one', async () => {
    const { tag } = defined(Basket)
    const without = await hydrated(await mount(`<${tag} label="made">${ROWS}</${tag}>`))
    expect(without.lastElementChild?.outerHTML).to.equal(
      '<span data-part="status" data-vt-own="" role="status">made</span>',
    )
    const theirs = await hydrated(await mount(`<${tag} label="given"><b data-part="status"></b></${tag}>`))
    expect(theirs.innerHTML).to.equal('<b data-part="status" role="status">given</b>')
  })

  it('passes fresh HTML to a nested tag as a property, and never writes its content', async () => {
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

  it('calls native handlers where the page stops the event, and those of the host', async () => {
    const calls: string[] = []
    const { tag } = defined(({ label }) => {
      useHostEvent('quantity:change', (event) => calls.push(`${event.detail} ${label}`))
      useHostAttributes({ 'aria-busy': label === 'busy', 'data-state': label || undefined })
      return <ServerMarkup<Sample> parts={{ field: { onChange: () => calls.push('change') }, tick: {} }} />
    })
    const element = await hydrated(await mount(`<${tag}>${ROWS}</${tag}>`))
    field(element).addEventListener('change', (event) => event.stopPropagation())
    field(element).dispatchEvent(new Event('input', { bubbles: true }))
    expect(calls).to.deep.equal([])
    field(element).dispatchEvent(new Event('change', { bubbles: true }))
    element.label = 'busy'
    await until(() => element.dataset.state === 'busy')
    expect(element.getAttribute('aria-busy')).to.equal('true')
    field(element).dispatchEvent(new CustomEvent('quantity:change', { bubbles: true, detail: 3 }))
    expect(calls).to.deep.equal(['change', '3 busy'])
  })

  it('keeps a value by script in a hidden field, until the server sends another value', async () => {
    const { tag } = defined(Basket)
    const html = (value: string) => `<form><input type="hidden" name="Id" value="${value}"><input type="text"></form>`
    const element = await hydrated(await mount(`<${tag}>${html('')}</${tag}>`))
    const hidden = element.querySelector<HTMLInputElement>('[type=hidden]') as HTMLInputElement
    hidden.value = 'chosen'
    element.querySelector('form')?.requestSubmit()
    await until(() => said(element) === 'sent ')
    expect(hidden.value).to.equal('chosen')
    element.markup = html('server')
    await until(() => hidden.value === 'server')
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

  it('gives a view the text beside all elements', async () => {
    const { tag } = defined(() => (
      <ServerMarkup<Sample> parts={{ status: { children: useServerMarkup<Sample>().text } }} />
    ))
    const element = await hydrated(await mount(`<${tag}> own <b>text</b> </${tag}>`))
    expect(said(element)).to.equal('own')
  })

  it('hides a part so that the browser’s search in the page finds it', async () => {
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
})
