import { expect } from '@open-wc/testing'
import { until } from '../../test/harness/component.ts'
import { behaviour } from './behaviour.ts'
import { defineElement } from './define.ts'

/** Ids of the elements in the order in which they were mounted. */
let mounted: string[] = []
let removed: string[] = []

const definition = defineElement({ tag: 'test-mount-queue', summary: 'Notes.', mount: 'enhance', load: 'eager' })

behaviour(definition, ({ host, signal }) => {
  mounted.push(host.id)
  signal.addEventListener('abort', () => removed.push(host.id))
})

/** Puts a list into the page, all in one task. */
function list(length: number): HTMLElement {
  const place = document.createElement('ul')
  const items = Array.from({ length }, (_, number) => {
    const item = document.createElement('test-mount-queue')
    item.id = `n${number}`
    item.append(document.createElement('button'))
    return item
  })
  place.append(...items)
  document.body.append(place)
  return place
}

const element = (place: number) => document.getElementById(`n${place}`) as HTMLElement

/** One task later the count begins anew. */
const nextTask = () => new Promise((done) => setTimeout(done))

describe('many elements of one tag', () => {
  beforeEach(async () => {
    await nextTask()
    mounted = []
    removed = []
  })

  it('a short list is mounted at once', () => {
    const place = list(16)
    expect(mounted.length).to.equal(16)
    place.remove()
  })

  it('a long list is begun at once and continues in its order', async () => {
    const place = list(200)
    expect(mounted.length).to.equal(16)
    await until(() => mounted.length === 200, 'all')
    expect(mounted).to.deep.equal(Array.from({ length: 200 }, (_, number) => `n${number}`))
    place.remove()
  })

  for (const name of ['pointerdown', 'focusin', 'click'])
    it(`one that is touched (${name}) is mounted before its listeners are called`, async () => {
      const place = list(400)
      expect(mounted).not.to.include('n390')
      const button = element(390).querySelector('button') as HTMLElement
      const then: boolean[] = []
      button.addEventListener(name, () => then.push(mounted.includes('n390')))
      button.dispatchEvent(new Event(name, { bubbles: true, composed: true }))
      expect(then).to.deep.equal([true])
      await until(() => mounted.length === 400, 'all')
      expect(mounted.filter((id) => id === 'n390').length).to.equal(1)
      place.remove()
    })

  it('one that leaves the page while it is queued is neither mounted nor taken down', async () => {
    const place = list(100)
    element(90).remove()
    await until(() => mounted.length === 99, 'the others')
    place.remove()
    await until(() => removed.length === 99, 'the end')
    expect([...mounted, ...removed]).not.to.include('n90')
  })

  it('one that is moved while it is queued is mounted once', async () => {
    const place = list(100)
    place.prepend(element(90))
    await until(() => mounted.length === 100, 'all')
    expect(mounted.filter((id) => id === 'n90').length).to.equal(1)
    place.remove()
  })
})
