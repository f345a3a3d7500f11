import { expect } from '@open-wc/testing'
import r2wc from '@r2wc/react-to-web-component'
import { mount, until } from '../../test/harness/component.ts'

/* The limits of r2wc that registerView() avoids. Each test passes while the limit exists: if one fails after an
   upgrade, the workaround can be removed. */
type Shown = { a?: string; open?: boolean; count?: number; list?: unknown }

let count = 0

const View = ({ a, open, count: shown }: Shown) => <i>{JSON.stringify({ a, open, count: String(shown) })}</i>

function limited(props: Record<string, string> = { a: 'string', open: 'boolean', count: 'number', list: 'json' }) {
  const tag = `vt-raw-${++count}`
  customElements.define(tag, r2wc(View, { props: props as never }) as CustomElementConstructor)
  return tag
}

const shown = async (markup: string) => {
  const element = await mount<HTMLElement & Record<string, unknown>>(markup)
  await until(() => element.querySelector('i'))
  return element
}

describe('r2wc alone', () => {
  it('wipes the children of its element', async () => {
    const tag = limited()
    const element = await shown(`<${tag}><p>server</p></${tag}>`)
    expect(element.querySelector('p')).to.equal(null)
  })

  it('renders into an element that is not in the page', async () => {
    const element = document.createElement(limited()) as HTMLElement & { a: string }
    element.a = 'x'
    await until(() => element.querySelector('i'))
    expect(element.isConnected).to.equal(false)
  })

  it('ignores removed, empty and presence attributes', async () => {
    const tag = limited()
    const element = await shown(`<${tag} a="x" open></${tag}>`)
    element.removeAttribute('a')
    expect(element.a).to.equal('x')
    expect(element.open).to.equal(undefined)
  })

  it('reads numbers as parseFloat does', async () => {
    const tag = limited()
    expect((await shown(`<${tag} count="12px"></${tag}>`)).textContent).to.contain('"12"')
  })

  it('writes JSON properties back as text and loses values that text cannot represent', async () => {
    const element = await shown(`<${limited()}></div>`)
    element.list = [() => 1]
    expect(element.getAttribute('list')).to.equal('[null]')
  })

  it('is blind to properties that were set before its definition', async () => {
    const tag = `vt-raw-${count + 1}`
    const element = document.createElement(tag) as HTMLElement & { a: string }
    element.a = 'early'
    document.body.append(element)
    limited()
    await until(() => element.querySelector('i'))
    expect(element.textContent).not.to.contain('early')
    element.remove()
  })

  it('renders anew when it is moved', async () => {
    const element = await shown(`<${limited()}></div>`)
    const before = element.querySelector('i')
    document.body.append(element)
    await until(() => element.querySelector('i') && element.querySelector('i') !== before)
    element.remove()
  })

  it('keeps a value of an undeclared type as it is, which registerView() needs', async () => {
    const element = await shown(`<${limited({ model: undefined as never })}></div>`)
    const model = { anything: () => 1 }
    element.model = model
    expect(element.model).to.equal(model)
    expect(element.hasAttribute('model')).to.equal(false)
    expect('container' in element).to.equal(true)
  })
})
