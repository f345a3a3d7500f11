import { expect } from '@open-wc/testing'
import { type FC, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { ShopCart } from '../../../elements/generated/react-components.ts'
import { answer, callsTo, hydrateAll, mount, resetShop, until } from '../../../test/harness/component.ts'
import { Basket, defined, expectNoRecovery, field, ROWS, said } from '../../../test/harness/hydrated-sample.tsx'
import { loadStrings } from '../../text/strings.ts'
import '../../../elements/cart/shop-cart/index.ts'
import { tagComponent } from './tag-component.ts'

type SampleProps = { label?: string; html?: string; children?: ReactNode; onThingChosen?: (event: CustomEvent) => void }

const { tag } = defined(Basket)
const KNOWN = {
  attributes: { label: 'label' },
  events: { onThingChosen: { name: 'thing:chosen', on: 'host' } },
} as const
/** The component of an integrator, on a server and in a page. */
const OnServer = tagComponent(tag, KNOWN, true) as FC<SampleProps>
const InPage = tagComponent(tag, KNOWN, false) as FC<SampleProps>

const chosen: string[] = []
let show: (html: string) => void = () => {}

/** A small app: state of its own around a tag of the library. */
function App({ Sample, html }: { Sample: FC<SampleProps>; html: string }) {
  const [shown, setShown] = useState(html)
  const [count, setCount] = useState(0)
  show = setShown
  return (
    <main>
      <Sample
        label={`by ${count}`}
        html={shown}
        onThingChosen={({ detail }) => {
          chosen.push(detail.id)
          setCount((now) => now + 1)
        }}
      />
      <p>{count} chosen</p>
    </main>
  )
}

function Written({ Sample, name }: { Sample: FC<SampleProps>; name: string }) {
  return (
    <Sample>
      <form>
        <p>
          Dear {name}, <b>hello</b>
        </p>
        <input type="text" name="code" defaultValue="server" />
        <button type="button" name="remove">
          x
        </button>
      </form>
    </Sample>
  )
}

let root: Root | undefined
const faults: unknown[] = []
const { error } = console

const hydrate = (place: Element, app: ReactNode) => {
  const onRecoverableError = (fault: unknown) => faults.push(fault)
  flushSync(() => {
    root = hydrateRoot(place, app, { onRecoverableError })
  })
  hydrateAll(place)
}

const live = (place: Element) => until(() => place.querySelector<HTMLElement>(`${tag}[data-hydrated]`), 'a live tag')

describe('vitrine/react', () => {
  expectNoRecovery()
  before(loadStrings)
  beforeEach(() => {
    resetShop()
    chosen.length = 0
    faults.length = 0
    console.error = (...text) => faults.push(text)
  })
  afterEach(() => {
    flushSync(() => root?.unmount())
    console.error = error
    expect(faults).to.deep.equal([])
  })

  it('is rendered by a server, hydrated by both Reacts, and live', async () => {
    const place = await mount('<div></div>')
    place.innerHTML = renderToString(<App Sample={OnServer} html={ROWS} />)
    const element = place.querySelector(tag) as HTMLElement
    expect(element.innerHTML).to.equal(ROWS)
    expect(element.getAttribute('label')).to.equal('by 0')
    const row = element.querySelector('[data-item-id=b]')
    hydrate(place, <App Sample={InPage} html={ROWS} />)
    expect(await live(place)).to.equal(element)
    element.querySelectorAll('button')[1]?.click()
    await until(() => place.querySelector('main > p')?.textContent === '1 chosen')
    expect(chosen).to.deep.equal(['b'])
    await until(() => element.getAttribute('label') === 'by 1')
    expect(element.querySelector('[data-item-id=b]')).to.equal(row)
  })

  it('merges fresh HTML into a live tag, and keeps the focus and the typed text', async () => {
    const place = await mount('<div></div>')
    place.innerHTML = renderToString(<App Sample={OnServer} html={ROWS} />)
    hydrate(place, <App Sample={InPage} html={ROWS} />)
    const element = await live(place)
    const input = field(element)
    input.focus()
    input.value = 'half typed'
    flushSync(() => show(ROWS.replace('<td>B</td>', '<td>B, now 3</td>')))
    await until(() => element.querySelector('[data-item-id=b]')?.textContent?.includes('B, now 3'))
    expect(field(element)).to.equal(input)
    expect(document.activeElement).to.equal(input)
    expect(input.value).to.equal('half typed')
  })

  it('takes JSX as its HTML, and the later changes of it', async () => {
    const place = await mount('<div></div>')
    place.innerHTML = renderToString(<Written Sample={OnServer} name="Ada" />)
    const input = field(place)
    input.value = 'typed'
    hydrate(place, <Written Sample={InPage} name="Ada" />)
    const element = await live(place)
    expect(field(element)).to.equal(input)
    flushSync(() => root?.render(<Written Sample={InPage} name="Grace" />))
    await until(() => element.querySelector('p')?.textContent === 'Dear Grace, hello')
    expect(field(element)).to.equal(input)
    expect(input.value).to.equal('typed')
    element.querySelector('button')?.click()
    await until(() => said(element)?.startsWith('removed'))
  })

  it('works in a page that no server has rendered, and unmounts without a warning', async () => {
    const place = await mount('<div></div>')
    root = createRoot(place)
    flushSync(() => root?.render(<Written Sample={InPage} name="Ada" />))
    hydrateAll(place)
    const element = await live(place)
    expect(element.querySelector('p')?.textContent).to.equal('Dear Ada, hello')
    flushSync(() => root?.render(<App Sample={InPage} html={ROWS} />))
    hydrateAll(place)
    await until(() => place.querySelectorAll(`${tag}[data-hydrated] tr`).length === 2)
    flushSync(() => root?.render(null))
    await until(() => place.innerHTML === '')
  })

  it('calls the cleanup that a callback ref has returned, and not the callback with null', async () => {
    const place = await mount('<div></div>')
    root = createRoot(place)
    const said: string[] = []
    const Any = tagComponent('vt-any', {}, false)
    const ref = (element: HTMLElement | null) => {
      said.push(element ? element.localName : 'null')
      return () => {
        said.push('cleaned')
      }
    }
    flushSync(() => root?.render(<Any ref={ref} />))
    flushSync(() => root?.render(null))
    expect(said).to.deep.equal(['vt-any', 'cleaned'])
  })

  it('writes attributes as servers do: flags, JSON, and nothing for absent values', () => {
    const attributes = { isOpen: 'is-open', items: 'items', title: 'title', page: 'page' }
    const Any = tagComponent('vt-any', { attributes }, true)
    expect(
      renderToString(<Any isOpen items={[1, 'a']} title={undefined} page={2} className="wide" html="<i>x</i>" />),
    ).to.equal('<vt-any is-open="" items="[1,&quot;a&quot;]" page="2" class="wide"><i>x</i></vt-any>')
    expect(renderToString(<Any isOpen={false} html="" />)).to.equal('<vt-any></vt-any>')
  })

  it('has a component for each tag, with its events and its element by ref', async () => {
    answer('PUT /api/v1/shoppingcarts/shoppingcartitems/5', 200, null)
    const html = `<form><table><tr data-item-id="5" data-item-name="Vase" data-quantity="1"><td>
      <input type="number" name="Quantity-5" value="1" aria-label="Vase"></td></tr></table></form>`
    const changes: { itemId: string; quantity: number }[] = []
    let element: HTMLElement | null = null
    const place = await mount('<div></div>')
    root = createRoot(place)
    flushSync(() =>
      root?.render(
        <ShopCart
          src="/fr/widget/shoppingcartitems"
          html={html}
          ref={(host) => {
            element = host
          }}
          onCartBeforeChange={(event) => {
            changes.push(event.detail)
            event.preventDefault()
          }}
        />,
      ),
    )
    hydrateAll(place)
    expect(element).to.equal(place.querySelector('shop-cart'))
    const input = await until(() => place.querySelector('input'))
    await until(() => {
      input.value = '3'
      input.dispatchEvent(new Event('change', { bubbles: true }))
      return changes.length > 0
    })
    expect(changes[0]).to.deep.equal({ itemId: '5', quantity: 3 })
    expect(callsTo('PUT /api/v1/shoppingcarts/shoppingcartitems/5')).to.deep.equal([])
  })
})
