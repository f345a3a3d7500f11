import { expect } from '@open-wc/testing'
import { hydrateAll, mount, until } from '../../test/harness/component.ts'
import { defineElement } from '../element/define.ts'
import { part } from '../element/part.ts'
import { useHostAttributes, useServerMarkup } from './hooks.ts'
import { useMarkupState } from './markup-state.ts'
import { registerView } from './register-view.tsx'
import { ServerMarkup } from './server-markup.tsx'

const sample = defineElement({
  tag: 'vt-fresh-markup',
  summary: 'A view of the tests.',
  mount: 'enhance',
  load: 'eager',
  parts: {
    list: part('ul', 'A list.'),
    choose: part('button[value]', 'Chooses.', { key: 'value' }),
    fetch: part('button', 'Fetches.'),
    close: part('[data-part=close]', 'Closes.', { without: 'prepend', within: 'list', tag: 'li' }),
  },
})

const FETCHED = '<p>fetched</p>'

/** The answer to the next fetch. */
let answer = FETCHED

function Choosing() {
  const [chosen, setChosen] = useMarkupState('none')
  const { setMarkup } = useServerMarkup<typeof sample>()
  return (
    <ServerMarkup<typeof sample>
      parts={{
        choose: ({ text }) => ({ title: chosen, onClick: () => setChosen(text) }),
        fetch: { onClick: () => setMarkup(answer) },
        close: { children: 'close' },
      }}
    />
  )
}

const nested = defineElement({
  tag: 'vt-fresh-nested',
  summary: 'A tag inside a view of the tests.',
  mount: 'enhance',
  load: 'eager',
  parts: { field: part('input', 'A field.') },
})

function Nested() {
  useHostAttributes({ 'data-own': true })
  return <ServerMarkup<typeof nested> parts={{ field: { title: 'nested' } }} />
}

const shown = (inside: string) =>
  mount<HTMLElement & { markup: string }>(`<vt-fresh-markup>${inside}</vt-fresh-markup>`)

describe('fresh HTML of a view', () => {
  before(() => {
    registerView(sample, Choosing)
    registerView(nested, Nested)
  })

  it('ends the state that was valid until then', async () => {
    const element = await shown('<button value="x">a</button>')
    const button = element.querySelector('button') as HTMLButtonElement
    button.click()
    await until(() => button.title === 'a', 'the choice')
    element.markup = '<button value="x">b</button>'
    await until(() => button.title === 'none', 'the fresh HTML')
    button.click()
    await until(() => button.title === 'b', 'the next choice')
  })

  it('keeps items of a list by the key of the part in them', async () => {
    const item = (value: string) => `<li><button value="${value}">${value}</button></li>`
    const element = await shown(`<ul>${item('a')}${item('b')}${item('c')}</ul>`)
    const last = element.querySelector<HTMLElement>('[value=c]')
    last?.focus()
    element.markup = `<ul>${item('c')}</ul>`
    await until(() => element.querySelectorAll('button').length === 1, 'the fresh HTML')
    expect(document.activeElement).to.equal(last)
  })

  it('keeps prepended elements before the content of their part, and texts in their places', async () => {
    const element = await shown('<ul>one <li><button>x</button></li> two</ul>')
    expect(element.querySelector('ul')?.textContent).to.equal('closeone x two')
    element.markup = '<ul>three <li><button>x</button></li></ul>'
    await until(() => element.textContent === 'closethree x', 'the fresh HTML')
  })

  it('leaves the attributes that a nested tag has written on itself before its outer view was hydrated', async () => {
    const inside = (value: string) => `<vt-fresh-nested title="${value}"><input></vt-fresh-nested>`
    const place = await mount('<div></div>')
    place.innerHTML = `<vt-fresh-markup>${inside('one')}</vt-fresh-markup>`
    const outer = place.firstElementChild as HTMLElement & { markup: string }
    const inner = outer.firstElementChild as HTMLElement
    hydrateAll(inner)
    hydrateAll(outer)
    await until(() => inner.hasAttribute('data-own') && outer.hasAttribute('data-hydrated'), 'both views')
    outer.markup = inside('two')
    await until(() => inner.title === 'two', 'the fresh HTML')
    expect(outer.firstElementChild).to.equal(inner)
    expect([inner.hasAttribute('data-own'), inner.hasAttribute('data-hydrated')]).to.deep.equal([true, true])
  })

  it('leaves HTML that the view has fetched itself if the page’s tag is empty', async () => {
    const element = await shown('<button>fetch</button>')
    element.querySelector('button')?.click()
    await until(() => element.innerHTML === FETCHED, 'the fetched HTML')
    element.markup = ' '
    await new Promise(requestAnimationFrame)
    expect(element.innerHTML).to.equal(FETCHED)
    element.markup = '<p>server</p>'
    await until(() => element.textContent === 'server', 'the HTML of the page')
  })

  it('takes its own content of fetched HTML that contains the tag', async () => {
    answer = `<h1>Title</h1><div><vt-fresh-markup>${FETCHED}</vt-fresh-markup></div><p>Foot</p>`
    const element = await shown('<button>fetch</button>')
    element.querySelector('button')?.click()
    await until(() => element.innerHTML === FETCHED, 'the fetched HTML')
  })
})
