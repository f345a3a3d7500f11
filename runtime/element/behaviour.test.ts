import { expect } from '@open-wc/testing'
import { mount, until } from '../../test/harness/component.ts'
import { resetStrings, t } from '../text/strings.ts'
import { flag, number } from './attributes.ts'
import { behaviour, type Connected } from './behaviour.ts'
import { defineElement, event } from './define.ts'
import { each } from './each.ts'

let count = 0

const sample = () =>
  defineElement({
    tag: `vt-behaviour-${++count}` as const,
    summary: 'A behaviour of the tests.',
    mount: 'enhance',
    load: 'eager',
    attributes: { step: number('A number.', 1), isOn: flag('A flag.') },
    events: { 'thing:before-go': event('Comes first.'), 'Thing:Page': event('For the page.', {}, 'document') },
  })

type Sample = ReturnType<typeof sample>

const defined = (connect: (connected: Connected<Sample>) => (() => void) | void) => {
  const definition = sample()
  behaviour(definition, connect)
  return definition.tag
}

describe('behaviour()', () => {
  it('has the present attributes and calls back when they change', async () => {
    const changes: unknown[] = []
    const tag = defined(({ attributes, onChange }) => onChange((name) => changes.push([name, attributes[name]])))
    const element = await mount(`<${tag} step="2"></${tag}>`)
    element.setAttribute('step', '3')
    element.setAttribute('step', '3')
    element.setAttribute('step', '3.0')
    ;(element as unknown as { isOn: boolean }).isOn = true
    element.removeAttribute('step')
    expect(changes).to.deep.equal([
      ['step', 3],
      ['isOn', true],
      ['step', 1],
    ])
  })

  it('ends its signal and cleans up when it leaves, not when it moves, and starts anew when it returns', async () => {
    const story: string[] = []
    const tag = defined(({ signal }) => {
      story.push('connected')
      signal.addEventListener('abort', () => story.push('aborted'))
      return () => story.push('cleaned')
    })
    const element = await mount(`<${tag}></${tag}>`)
    document.body.append(element)
    await new Promise(requestAnimationFrame)
    expect(story).to.deep.equal(['connected'])
    element.remove()
    await until(() => story.includes('cleaned'))
    document.body.append(element)
    expect(story).to.deep.equal(['connected', 'aborted', 'cleaned', 'connected'])
    element.remove()
  })

  it('waits with the definition for its texts, so that the server’s page is shown until then', async () => {
    const definition = defineElement({ ...sample(), strings: { close: 'Core.Close' } })
    resetStrings()
    const said: string[] = []
    behaviour(definition, ({ t }) => void said.push(t.close))
    expect(customElements.get(definition.tag)).to.equal(undefined)
    await mount(`<${definition.tag}></${definition.tag}>`)
    await customElements.whenDefined(definition.tag)
    expect(said).to.deep.equal([t('Core.Close')])
    expect(said).not.to.include('Core.Close')
  })

  it('can be registered twice: the first one stays', async () => {
    const definition = sample()
    const story: string[] = []
    behaviour(definition, () => void story.push('first'))
    behaviour(definition, () => void story.push('second'))
    await mount(`<${definition.tag}></${definition.tag}>`)
    expect(story).to.deep.equal(['first'])
  })

  it('takes any name for an attribute, also those that its own code might use', async () => {
    const definition = defineElement({
      tag: 'vt-behaviour-names',
      summary: 'A behaviour of the tests.',
      mount: 'enhance',
      load: 'eager',
      attributes: { values: number('A number.', 1), send: number('A number.', 2), change: number('A number.', 3) },
    })
    behaviour(definition, () => {})
    const element = await mount<HTMLElement & Record<string, unknown>>(
      '<vt-behaviour-names values="4"></vt-behaviour-names>',
    )
    element.send = 5
    expect([element.values, element.send, element.change]).to.deep.equal([4, 5, 3])
  })

  it('leaves the server HTML and reports it in one event when it throws, ends its signal, and tries again when it returns', async () => {
    const { error } = console
    console.error = () => {}
    const failures: CustomEvent[] = []
    const onError = (event: Event) => failures.push(event as CustomEvent)
    document.addEventListener('element:error', onError)
    const signals: AbortSignal[] = []
    const tag = defined(({ signal }) => {
      signals.push(signal)
      if (signals.length === 1) throw new Error('boom')
    })
    const element = await mount(`<${tag}><p>server</p></${tag}>`)
    console.error = error
    document.removeEventListener('element:error', onError)
    expect(element.textContent).to.equal('server')
    expect(element.hasAttribute('data-error')).to.equal(true)
    expect(failures.length).to.equal(1)
    expect(signals[0]?.aborted).to.equal(true)
    element.remove()
    await new Promise(requestAnimationFrame)
    document.body.append(element)
    expect(element.hasAttribute('data-error')).to.equal(false)
    element.remove()
  })

  it('sends the events of the page on the document, and lets the early ones be cancelled', async () => {
    let go: Connected<Sample>['emit'] | undefined
    const tag = defined(({ emit }) => {
      go = emit
    })
    const element = await mount(`<${tag}></${tag}>`)
    const targets: EventTarget[] = []
    document.addEventListener('Thing:Page', (event) => targets.push(event.target as EventTarget), { once: true })
    element.addEventListener('thing:before-go', (event) => event.preventDefault(), { once: true })
    expect(go?.('Thing:Page', {})).to.equal(true)
    expect(go?.('thing:before-go', {})).to.equal(false)
    expect(targets).to.deep.equal([document])
  })
})

describe('each()', () => {
  it('finds elements now and later, once each, and notifies when they leave', async () => {
    const story: string[] = []
    const tag = defined(({ host, signal }) =>
      each(host, 'b', signal, (found, lifecycle) => {
        story.push(`+${found.id}`)
        lifecycle.addEventListener('abort', () => story.push(`-${found.id}`))
      }),
    )
    const element = await mount(`<${tag}><p><b id="one"></b></p></${tag}>`)
    element.insertAdjacentHTML('beforeend', '<b id="two"></b>')
    await until(() => story.includes('+two'))
    element.querySelector('#one')?.remove()
    await until(() => story.includes('-one'))
    element.remove()
    await until(() => story.includes('-two'))
    expect(story).to.deep.equal(['+one', '+two', '-one', '-two'])
  })
})
