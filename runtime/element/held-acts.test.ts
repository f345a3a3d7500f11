import { expect } from '@open-wc/testing'
import { mount, until } from '../../test/harness/component.ts'
import { startLoader } from './loader.ts'

/** A tag whose code renders its content anew, as views do for a theme's empty or older HTML. */
const renewing = (tag: string) => async () => {
  await new Promise((arrived) => setTimeout(arrived))
  customElements.define(
    tag,
    class extends HTMLElement {
      connectedCallback() {
        this.replaceChildren(...[...this.children].map((child) => child.cloneNode(true)))
      }
    },
  )
}

const renewed = (tag: string) => ({ load: 'interaction' as const, code: renewing(tag) })

/** The clicks and submits that reach the element; they have no other effect here. */
function outcomesOf(element: Element): string[] {
  const outcomes: string[] = []
  for (const name of ['click', 'submit'])
    element.addEventListener(name, (event) => {
      event.preventDefault()
      const { value = '' } = ((event as SubmitEvent).submitter ?? {}) as HTMLButtonElement
      outcomes.push(`${name} ${(event.target as Element).localName}${value}`)
    })
  return outcomes
}

describe('an act that is held', () => {
  before(() => {
    const tags = ['vt-held-link', 'vt-held-form']
    startLoader(
      {
        ...Object.fromEntries(tags.map((tag) => [tag, renewed(tag)])),
        'vt-held-first': renewed('vt-held-first'),
        'vt-held-outside': { ...renewed('vt-held-outside'), triggers: '[data-held]' },
      },
      async () => {},
    )
  })

  it('is repeated on the link that the code has rendered in place of the pressed one', async () => {
    const element = await mount('<vt-held-link><a href="#a">A</a><a href="#b"><b>B</b></a></vt-held-link>')
    const outcomes = outcomesOf(element)
    const pressed = element.querySelector('b') as HTMLElement
    pressed.click()
    await until(() => outcomes.length > 0)
    expect([outcomes, pressed.isConnected, location.hash]).to.deep.equal([['click a'], false, ''])
  })

  it('is sent by the form and the button that the code has rendered', async () => {
    const element = await mount(
      '<vt-held-form><form action="/a"><button name="do" value="1">1</button><button name="do" value="2">2</button></form></vt-held-form>',
    )
    const outcomes = outcomesOf(element)
    const form = element.querySelector('form') as HTMLFormElement
    form.requestSubmit(form.querySelector<HTMLButtonElement>('[value="2"]'))
    await until(() => outcomes.length > 0)
    expect([outcomes, form.isConnected]).to.deep.equal([['submit form2'], false])
  })

  it('waits on a trigger outside of its tag, and nowhere else', async () => {
    const place = await mount(
      '<div><vt-held-outside></vt-held-outside><a href="#held" data-held>Go</a><form><button>Send</button></form></div>',
    )
    const outcomes = outcomesOf(place)
    place.querySelector('button')?.click()
    expect([outcomes.splice(0), customElements.get('vt-held-outside')]).to.deep.equal([['click button'], undefined])
    place.querySelector('a')?.click()
    expect([outcomes, location.hash]).to.deep.equal([[], ''])
    await until(() => outcomes.length > 0)
    expect([outcomes, customElements.get('vt-held-outside') !== undefined]).to.deep.equal([['click a'], true])
  })

  it('is repeated before the click on a link that was pressed after it, whose code is there', async () => {
    const place = await mount(
      '<div><vt-held-first><button type="button">First</button></vt-held-first><a href="#later">Go</a></div>',
    )
    const outcomes = outcomesOf(place)
    place.querySelector('button')?.click()
    place.querySelector('a')?.click()
    expect([outcomes, location.hash]).to.deep.equal([[], ''])
    await until(() => outcomes.length === 2)
    expect(outcomes).to.deep.equal(['click button', 'click a'])
  })
})
