import { expect } from '@open-wc/testing'
import { Clock } from '../../test/harness/clock.ts'
import { mount, nextEvent, until, warningsOf } from '../../test/harness/component.ts'
import { resetSettings, settings } from '../page/settings.ts'
import { drainEvents } from './buffered-events.ts'
import type { Load } from './define.ts'
import { type Components, startLoader } from './loader.ts'

const asked: string[] = []
const component = (load: Load, code: (tag: string) => Promise<unknown>, on?: string[]) => (tag: string) => ({
  load,
  ...(on && { on }),
  code: () => {
    asked.push(tag)
    return code(tag)
  },
})

/** Defines a tag in a later task, as code from the network does. */
const define = async (tag: string) => {
  await new Promise((arrived) => setTimeout(arrived))
  customElements.define(tag, class extends HTMLElement {})
}

/** The texts that elements wait for. */
let texts: Promise<unknown> = Promise.resolve()

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

let mended = false
let online = false
const kinds: Record<string, (tag: string) => Components[string]> = {
  'vt-load-eager': component('eager', async (tag) => define(tag)),
  'vt-load-late': component('eager', async (tag) => define(tag)),
  'vt-load-far': component('visible', async (tag) => define(tag)),
  'vt-load-idle': component('idle', async (tag) => define(tag)),
  'vt-load-click': component('interaction', async (tag) => define(tag)),
  'vt-load-svg': component('interaction', async (tag) => define(tag)),
  'vt-load-view': (tag) => ({ ...component('eager', async () => define(tag))(tag), isView: true }),
  'vt-load-links': (tag) => ({ ...component('interaction', async () => define(tag))(tag), heldControls: 'a[href]' }),
  'vt-load-unheld': (tag) => ({ ...component('interaction', async () => define(tag))(tag), heldControls: '' }),
  'vt-load-focused': component('interaction', async (tag) => define(tag)),
  'vt-load-tab': component('interaction', async (tag) => define(tag)),
  'vt-load-submit': component('interaction', async (tag) => define(tag)),
  'vt-load-own': component('interaction', async (tag) => define(tag)),
  'vt-load-wrong': component('eager', async (tag) => define(tag)),
  'vt-load-plain': component('eager', async (tag) => define(tag)),
  'vt-load-event': component('event', async (tag) => define(tag), ['test:before-need', 'test:need']),
  'vt-load-touched': component('event', async (tag) => define(tag), ['test:need']),
  'vt-load-absent': component('event', async (tag) => define(tag), ['test:need']),
  'vt-load-retry': component('event', (tag) => (online ? define(tag) : Promise.reject(new Error('no network'))), [
    'test:try',
  ]),
  'vt-load-broken': component('eager', (tag) => (mended ? define(tag) : Promise.reject(new Error('no network')))),
  'vt-load-never': component('eager', () => new Promise(() => {})),
  'vt-load-hangs': component('interaction', () => new Promise(() => {})),
  'vt-load-lost': component('interaction', () => Promise.reject(new Error('no network'))),
}

const quietly = async (work: () => Promise<unknown>) => {
  const { error } = console
  console.error = () => {}
  await work().finally(() => {
    console.error = error
  })
}

describe('the loader', () => {
  before(() =>
    startLoader(Object.fromEntries(Object.entries(kinds).map(([tag, make]) => [tag, make(tag)])), () => texts),
  )

  it('fetches the code of a tag once, also for many of them', async () => {
    await mount('<div><vt-load-eager></vt-load-eager><vt-load-eager></vt-load-eager></div>')
    await customElements.whenDefined('vt-load-eager')
    expect(asked.filter((tag) => tag === 'vt-load-eager').length).to.equal(1)
  })

  it('finds tags in HTML that is added later', async () => {
    const place = await mount('<div></div>')
    place.innerHTML = '<section><vt-load-late></vt-load-late></section>'
    await customElements.whenDefined('vt-load-late')
  })

  it('waits with a visible tag until it is near', async () => {
    const place = await mount('<div><div class="tall"></div><vt-load-far></vt-load-far></div>')
    ;(place.querySelector('.tall') as HTMLElement).style.height = '5000px'
    await mount('<vt-load-idle></vt-load-idle>')
    await customElements.whenDefined('vt-load-idle')
    expect(asked).not.to.include('vt-load-far')
    place.querySelector('vt-load-far')?.scrollIntoView()
    await customElements.whenDefined('vt-load-far')
    scrollTo(0, 0)
  })

  it('fetches an interaction tag on the first click and repeats the click once its texts are there, too', async () => {
    let arrive = () => {}
    texts = new Promise<void>((done) => {
      arrive = done
    })
    const element = await mount('<vt-load-click><button type="button">Go</button></vt-load-click>')
    const clicks: boolean[] = []
    element.addEventListener('click', () => clicks.push(customElements.get('vt-load-click') !== undefined))
    expect(asked).not.to.include('vt-load-click')
    element.querySelector('button')?.click()
    await customElements.whenDefined('vt-load-click')
    await frames(3)
    expect(clicks).to.deep.equal([])
    arrive()
    await until(() => clicks.length > 0)
    await frames(3)
    expect(clicks).to.deep.equal([true])
  })

  it('repeats a click where it was, also on a picture in a button: the button acts, once', async () => {
    const element = await mount(
      '<vt-load-svg><button type="submit" form="vt-load-form"><svg><path d="M0 0h9v9z"/></svg></button><form id="vt-load-form"></form></vt-load-svg>',
    )
    const seen: unknown[] = []
    element.addEventListener('click', ({ target, clientX }) => seen.push(target, clientX))
    element.addEventListener('submit', (event) => {
      event.preventDefault()
      seen.push(event.submitter)
    })
    const picture = element.querySelector('path')
    picture?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 7 }))
    await until(() => seen.length > 2)
    await frames(3)
    expect(seen).to.deep.equal([picture, 7, element.querySelector('button')])
  })

  it('holds clicks on the controls that a tag names, in an open shadow tree too, and no others', async () => {
    const element = await mount('<vt-load-links><button type="button">Go</button><div></div></vt-load-links>')
    const seen: string[] = []
    element.addEventListener('click', (event) => {
      const [origin] = event.composedPath() as Element[]
      seen.push(`${origin?.localName} ${customElements.get('vt-load-links') ? 'after' : 'before'} the code`)
      event.preventDefault()
    })
    element.querySelector('button')?.click()
    const tree = element.querySelector('div')?.attachShadow({ mode: 'open' })
    const link = document.createElement('a')
    link.href = '#x'
    tree?.append(link)
    link.click()
    await until(() => seen.length > 1)
    expect(seen).to.deep.equal(['button before the code', 'a after the code'])
  })

  it('fetches the code of a tag whose field has the focus already', async () => {
    const host = await mount('<div><input></div>')
    const field = host.querySelector('input') as HTMLInputElement
    field.focus()
    const element = document.createElement('vt-load-focused')
    element.append(field)
    host.append(element)
    field.focus()
    await customElements.whenDefined('vt-load-focused')
    expect(asked).to.include('vt-load-focused')
  })

  it('holds neither clicks nor submits for a tag without held controls', async () => {
    const element = await mount('<vt-load-unheld><form><button>Go</button></form></vt-load-unheld>')
    const seen: string[] = []
    for (const name of ['click', 'submit'])
      element.addEventListener(name, (event) => {
        seen.push(`${name} ${customElements.get('vt-load-unheld') ? 'after' : 'before'} the code`)
        if (name === 'submit') event.preventDefault()
      })
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    element.querySelector('button')?.click()
    expect(seen).to.deep.equal(['click before the code', 'submit before the code'])
    await customElements.whenDefined('vt-load-unheld')
  })

  it('fetches the code of a view once the page has been painted', async () => {
    const order: string[] = []
    requestAnimationFrame(() => order.push('painted'))
    await mount('<vt-load-view></vt-load-view>')
    await customElements.whenDefined('vt-load-view')
    expect(order).to.deep.equal(['painted'])
  })

  it('leaves clicks that open a tab or a window to the browser', async () => {
    const element = await mount(
      '<vt-load-tab><a href="#x">Go</a><form><button formtarget="_blank">Send</button></form></vt-load-tab>',
    )
    const outcomes: boolean[] = []
    for (const name of ['click', 'submit'])
      element.addEventListener(name, (event) => {
        outcomes.push(event.defaultPrevented)
        event.preventDefault()
      })
    const link = element.querySelector('a') as HTMLElement
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
    }
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 1 }))
    link.setAttribute('target', 'terms')
    link.click()
    element.querySelector('form')?.requestSubmit(element.querySelector('button'))
    expect(outcomes).to.deep.equal([false, false, false, false, false, false, false])
  })

  it('repeats a submit with its button', async () => {
    const element = await mount('<vt-load-submit><form><button name="a" value="1">Go</button></form></vt-load-submit>')
    const form = element.querySelector('form') as HTMLFormElement
    const sent: unknown[] = []
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push([(event.submitter as HTMLButtonElement).value, customElements.get('vt-load-submit') !== undefined])
    })
    form.requestSubmit(form.querySelector('button'))
    await until(() => sent.length > 0)
    expect(sent).to.deep.equal([['1', true]])
  })

  it('lets the page choose another time with the load attribute', async () => {
    await mount('<vt-load-own load="eager"></vt-load-own>')
    await customElements.whenDefined('vt-load-own')
  })

  it('warns of an unknown time, and uses the default', async () => {
    const warnings = await warningsOf(async () => {
      await mount('<vt-load-wrong load="later"></vt-load-wrong>')
      await customElements.whenDefined('vt-load-wrong')
    })
    expect(warnings.length).to.equal(1)
    expect(warnings[0]).to.contain('load="later"').and.contain('eager, visible, idle, interaction')
  })

  it('fetches an event tag when one of its events is sent, and buffers the event for its code', async () => {
    const place = await mount('<div><vt-load-event><p>server</p></vt-load-event></div>')
    await frames(3)
    expect(asked).not.to.include('vt-load-event')
    document.addEventListener('test:before-need', (event) => event.stopImmediatePropagation(), { once: true })
    place.dispatchEvent(new CustomEvent('test:before-need', { bubbles: true }))
    document.dispatchEvent(new CustomEvent('test:need', { detail: 1 }))
    document.dispatchEvent(new CustomEvent('test:need', { detail: 2 }))
    await customElements.whenDefined('vt-load-event')
    expect(asked.filter((tag) => tag === 'vt-load-event').length).to.equal(1)
    expect(asked).not.to.include('vt-load-absent')
    const kept = drainEvents('vt-load-event') as CustomEvent[]
    expect(kept.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['test:before-need', null],
      ['test:need', 2],
    ])
    document.dispatchEvent(new CustomEvent('test:need'))
    expect(drainEvents('vt-load-event')).to.deep.equal([])
  })

  it('fetches nothing at an event where the page wants a touch first', async () => {
    const element = await mount('<vt-load-touched load="interaction"></vt-load-touched>')
    document.dispatchEvent(new CustomEvent('test:need'))
    expect(asked).not.to.include('vt-load-touched')
    element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await customElements.whenDefined('vt-load-touched')
  })

  it('tries an event tag again at the next event if its code was not loaded', async () => {
    await quietly(async () => {
      await mount('<vt-load-retry></vt-load-retry>')
      const failure = nextEvent('element:load-error')
      document.dispatchEvent(new CustomEvent('test:try'))
      expect((await failure).detail.tag).to.equal('vt-load-retry')
      await frames(1)
      online = true
      document.dispatchEvent(new CustomEvent('test:try'))
      await customElements.whenDefined('vt-load-retry')
    })
  })

  it('warns of load="event" on a tag that no event announces', async () => {
    const warnings = await warningsOf(async () => {
      await mount('<vt-load-plain load="event"></vt-load-plain>')
      await customElements.whenDefined('vt-load-plain')
    })
    expect(warnings.join()).to.contain('load="event"')
  })

  it('raises a named error if code is not loaded, keeps the page, and tries again on the next touch [ERROR-23]', async () => {
    await quietly(async () => {
      const failure = nextEvent('element:load-error')
      const element = await mount('<vt-load-broken><a href="#x">server</a></vt-load-broken>')
      expect((await failure).detail.name).to.equal('ChunkLoadError')
      expect(element.textContent).to.equal('server')
      mended = true
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      await customElements.whenDefined('vt-load-broken')
    })
  })

  it('does what the server HTML does when the code of an interaction tag is lost', async () => {
    await quietly(async () => {
      const element = await mount('<vt-load-lost><button type="button">Go</button></vt-load-lost>')
      let clicks = 0
      element.addEventListener('click', () => {
        clicks += 1
      })
      element.querySelector('button')?.click()
      await until(() => clicks === 1)
      expect(element.hasAttribute('data-error')).to.equal(true)
    })
  })

  it('holds a click and a submit for one second at most while the code hangs, and then repeats each once', async () => {
    const element = await mount(
      '<vt-load-hangs><form><button type="button">Go</button><input name="q"></form></vt-load-hangs>',
    )
    const done: string[] = []
    for (const kind of ['click', 'submit'])
      element.addEventListener(kind, (event) => {
        event.preventDefault()
        done.push(kind)
      })
    const clock = new Clock()
    clock.hold()
    clock.holdClocks()
    element.querySelector('button')?.click()
    element.querySelector('form')?.requestSubmit()
    clock.pass(999)
    await frames(2)
    expect(done).to.deep.equal([])
    clock.pass(1)
    await frames(2)
    expect(done).to.deep.equal(['click'])
    // The submit is second, and has no time left to wait.
    clock.pass(0)
    await frames(2)
    clock.release()
    expect(done).to.deep.equal(['click', 'submit'])
  })

  it('gives up after the time-out', async () => {
    resetSettings()
    Object.assign(settings(), { chunkTimeout: 20 })
    await quietly(async () => {
      const failure = nextEvent('element:load-error')
      await mount('<vt-load-never></vt-load-never>')
      expect((await failure).detail.name).to.equal('ChunkLoadError')
    })
    resetSettings()
  })

  it('waits 120 s by default [LIMIT-010]', () => {
    expect(settings().chunkTimeout).to.equal(120_000)
  })

  it('acts once for two copies of the script', async () => {
    startLoader({ 'vt-load-second': { load: 'eager', code: () => define('vt-load-second') } }, async () => {})
    await mount('<vt-load-second></vt-load-second>')
    await new Promise(requestAnimationFrame)
    expect(customElements.get('vt-load-second')).to.equal(undefined)
  })
})
