import { expect } from '@open-wc/testing'
import { useState } from 'react'
import { hydrated, mount, until } from '../../../test/harness/component.ts'
import { defined, expectNoRecovery, type Sample, said } from '../../../test/harness/hydrated-sample.tsx'
import { ServerMarkup } from '../server-markup.tsx'

/** A view that renders a button of its own: its handlers are among the listeners of the root. */
function Counter() {
  const [presses, setPresses] = useState(0)
  const button = (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {presses}
    </button>
  )
  return <ServerMarkup<Sample> parts={{ status: { children: button } }} />
}

/** The number of listeners that any code has added to an element since the function was called. */
function listenersOf(): { of(target: EventTarget): number; stop(): void } {
  const counts = new Map<EventTarget, number>()
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (...listener) {
    counts.set(this, (counts.get(this) ?? 0) + 1)
    return add.apply(this, listener)
  }
  return {
    of: (target) => counts.get(target) ?? 0,
    stop() {
      EventTarget.prototype.addEventListener = add
    },
  }
}

describe('the listeners of a root', () => {
  expectNoRecovery()

  it('are few until the first event reaches the root, which is handled', async () => {
    const { tag } = defined(Counter)
    const listeners = listenersOf()
    const host = (await hydrated(await mount(`<${tag}><p>Text</p></${tag}>`))) as HTMLElement
    expect(listeners.of(host)).to.be.below(10)
    host.querySelector('button')?.click()
    await until(() => said(host) === '1')
    const added = listeners.of(host)
    host.querySelector('button')?.click()
    await until(() => said(host) === '2')
    expect(listeners.of(host)).to.equal(added)
    listeners.stop()
  })

  it('are those of the first root, if the view begins anew before an event', async () => {
    const { tag } = defined(Counter)
    const place = await mount(`<div><${tag}><p>Text</p></${tag}></div>`)
    const host = (await hydrated(place.firstElementChild as Element)) as HTMLElement
    host.remove()
    await until(() => !host.hasAttribute('data-hydrated'))
    place.append(host)
    await hydrated(host)
    host.querySelector('button')?.click()
    await until(() => said(host) === '1')
  })

  it('include the listeners that a page script adds to the element', async () => {
    const { tag } = defined(Counter)
    const host = (await hydrated(await mount(`<${tag}><p>Text</p></${tag}>`))) as HTMLElement
    expect(Object.hasOwn(host, 'addEventListener')).to.equal(false)
    const received: string[] = []
    host.addEventListener('own:event', ({ type }) => received.push(type))
    host.dispatchEvent(new CustomEvent('own:event'))
    expect(received).to.deep.equal(['own:event'])
  })

  it('are there at once in a closed shadow tree, of which events do not show the inside', async () => {
    const { tag } = defined(Counter)
    const place = await mount<HTMLElement>('<div></div>')
    const host = document.createElement(tag)
    host.append(document.createElement('p'))
    place.attachShadow({ mode: 'closed' }).append(host)
    await hydrated(host)
    host.querySelector('button')?.click()
    await until(() => said(host) === '1')
  })
})
