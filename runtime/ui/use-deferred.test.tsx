import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { hydrated, mount, until, warningsOf } from '../../test/harness/component.ts'
import { defineElement } from '../element/define.ts'
import { part } from '../element/part.ts'
import { type Deferred, deferred } from '../page/deferred.ts'
import { settings } from '../page/settings.ts'
import { registerView } from '../view/register-view.tsx'
import { ServerMarkup } from '../view/server-markup.tsx'
import { useDeferred, usePrefetch } from './use-deferred.ts'

type Code = { text: string }
type Load = { resolve(code: Code): void; reject(error: unknown): void }

/** Code whose loads the test answers one by one. */
function scripted(): { code: Deferred<Code>; loads: Load[] } {
  const loads: Load[] = []
  const load = () => new Promise<Code>((resolve, reject) => void loads.push({ resolve, reject }))
  return { code: deferred('the answer', load), loads }
}

let present = scripted()
let lost = 0
let count = 0

const definition = defineElement({
  tag: 'vt-deferred',
  summary: 'A view of the tests.',
  mount: 'enhance',
  load: 'eager',
  parts: { button: part('button', 'Asks for the code.'), text: part('p', 'What the code says.') },
})

registerView(definition, () => {
  const [{ code }] = useState(present)
  const [isWanted, setWanted] = useState(false)
  const onLost = () => {
    lost += 1
    setWanted(false)
  }
  const answer = useDeferred(code, isWanted, { onLost, isForAct: true })
  usePrefetch(code)
  return (
    <ServerMarkup<typeof definition>
      parts={{ button: { onClick: () => setWanted(true) }, text: { children: answer?.text ?? 'none' } }}
    />
  )
})

const content = defineElement({ ...definition, tag: 'vt-deferred-content' })

registerView(content, () => {
  const [{ code }] = useState(present)
  const answer = useDeferred(code, true, { onLost: () => (lost += 1) })
  return <ServerMarkup<typeof content> parts={{ text: { children: answer?.text ?? 'none' } }} />
})

async function shown({ tag } = definition as { tag: string }) {
  const host = await hydrated(await mount(`<${tag}><button type="button">Ask</button><p>none</p></${tag}>`))
  const text = () => host.querySelector('p')?.textContent
  return { host, text, press: () => host.querySelector('button')?.click() }
}

describe('useDeferred()', () => {
  beforeEach(() => {
    present = scripted()
    lost = 0
    count += 1
  })

  it('loads nothing until the code is wanted, and renders again when it is loaded', async () => {
    const { text, press } = await shown()
    expect(present.loads.length).to.equal(0)
    press()
    await until(() => present.loads.length === 1)
    expect(text()).to.equal('none')
    present.loads[0]?.resolve({ text: `loaded ${count}` })
    await until(() => text() === `loaded ${count}`)
  })

  it('has code that is loaded already when it is first wanted, in any view', async () => {
    const first = await shown()
    first.press()
    await until(() => present.loads.length === 1)
    present.loads[0]?.resolve({ text: 'loaded' })
    await until(() => first.text() === 'loaded')
    const second = await shown()
    expect(second.text()).to.equal('none')
    second.press()
    await until(() => second.text() === 'loaded')
    expect(present.loads.length).to.equal(1)
  })

  it('reports lost code, and loads it when it is wanted again', async () => {
    const { text, press } = await shown()
    const warnings = await warningsOf(async () => {
      press()
      await until(() => present.loads.length === 1)
      present.loads[0]?.reject(new TypeError('no'))
      await until(() => lost === 1)
    })
    expect(warnings.join()).to.contain('The code of the answer could not be loaded')
    press()
    await until(() => present.loads.length === 2)
    present.loads[1]?.resolve({ text: 'loaded' })
    await until(() => text() === 'loaded')
    expect(lost).to.equal(1)
  })

  it('ends the wait of an act in time', async () => {
    const { actTimeout } = settings()
    Object.assign(settings(), { actTimeout: 5 })
    const { press, text } = await shown()
    await warningsOf(async () => {
      press()
      await until(() => lost === 1)
    })
    Object.assign(settings(), { actTimeout })
    present.loads[0]?.resolve({ text: 'loaded' })
    press()
    await until(() => text() === 'loaded')
    expect(present.loads.length).to.equal(1)
  })

  for (const [what, event, target] of [
    ['a pointer enters the tag', 'pointerenter', 'host'],
    ['the focus enters the tag', 'focusin', 'host'],
    ['the connection is back', 'online', 'window'],
  ] as const)
    it(`loads lost code that is still wanted again when ${what}`, async () => {
      await warningsOf(async () => {
        const { host, text } = await shown(content)
        await until(() => present.loads.length === 1)
        present.loads[0]?.reject(new TypeError('no'))
        await until(() => lost === 1)
        // The listeners are added in an effect after the render that knows of the loss.
        await until(() => {
          const place = target === 'host' ? host : window
          place.dispatchEvent(new Event(event))
          return present.loads.length === 2
        })
        present.loads[1]?.resolve({ text: 'loaded' })
        await until(() => text() === 'loaded')
      })
    })
})

describe('usePrefetch()', () => {
  for (const event of ['pointerover', 'focusin'])
    it(`loads code once at ${event}`, async () => {
      present = scripted()
      const { host, press, text } = await shown()
      for (const _ of [1, 2]) host.dispatchEvent(new Event(event))
      expect(present.loads.length).to.equal(1)
      present.loads[0]?.resolve({ text: 'loaded' })
      await present.code.get()
      press()
      await until(() => text() === 'loaded')
      expect(present.loads.length).to.equal(1)
    })
})
