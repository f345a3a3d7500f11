import { expect } from '@open-wc/testing'
import { mount, until } from '../../test/harness/component.ts'
import { startLoader } from './loader.ts'
import type { Wanted } from './wanted.ts'

const asked: string[] = []
/** The functions that the module of the first tag was given. */
const calls: (() => void)[] = []

/** A tag that waits for a touch, and has a module that can wake it. */
const waiting = (tag: string, wanted: () => Promise<Wanted>) => ({
  load: 'interaction' as const,
  wanted,
  code: async () => {
    asked.push(tag)
    customElements.define(tag, class extends HTMLElement {})
  },
})

const hasContent = (host: Element) => host.childElementCount > 0

const modules: Record<string, () => Promise<Wanted>> = {
  'vt-wanted-once': async () => ({ watch: (wake) => calls.push(wake), isWanted: hasContent }),
  'vt-wanted-content': async () => ({ watch() {}, isWanted: hasContent }),
  'vt-wanted-given': async () => ({ watch() {} }),
  'vt-wanted-lost': () => Promise.reject(new Error('no network')),
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
}

describe('a tag that waits for a touch', () => {
  before(() =>
    startLoader(
      Object.fromEntries(Object.entries(modules).map(([tag, wanted]) => [tag, waiting(tag, wanted)])),
      async () => {},
    ),
  )

  it('is fetched when its own module calls it, which is asked once, but not if the page leaves it to a touch', async () => {
    await mount('<div><vt-wanted-once load="interaction"></vt-wanted-once></div>')
    await until(() => calls.length === 1)
    calls[0]?.()
    expect(asked).not.to.include('vt-wanted-once')
    await mount('<div><vt-wanted-once></vt-wanted-once></div>')
    await frames(3)
    expect([calls.length, asked.includes('vt-wanted-once')]).to.deep.equal([1, false])
    calls[0]?.()
    await customElements.whenDefined('vt-wanted-once')
  })

  it('is fetched at once for an element that is not complete without its code', async () => {
    await mount('<div><vt-wanted-content></vt-wanted-content></div>')
    await frames(3)
    expect(asked).not.to.include('vt-wanted-content')
    await mount('<div><vt-wanted-content><b></b></vt-wanted-content></div>')
    await customElements.whenDefined('vt-wanted-content')
  })

  it('is fetched at once for an element with properties of a script, and when its module is lost', async () => {
    const place = await mount('<div></div>')
    place.append(Object.assign(document.createElement('vt-wanted-given'), { count: 1 }))
    await customElements.whenDefined('vt-wanted-given')
    await mount('<div><vt-wanted-lost></vt-wanted-lost></div>')
    await customElements.whenDefined('vt-wanted-lost')
  })
})
