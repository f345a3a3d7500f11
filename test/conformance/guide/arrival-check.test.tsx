import { expect } from '@open-wc/testing'
import { loadStrings, resetStrings } from '../../../runtime/text/strings.ts'
import { Clock } from '../../harness/clock.ts'
import { answer, axeFindings, callsTo, hydrated, mount, nextEvent, resetShop, until } from '../../harness/component.ts'
import { arrivalCheck, PAUSE } from './arrival-check.tsx'

const CALL = 'GET /api/v1/shoppingcarts/arrival'

const MARKUP = `<arrival-check><label>Code postal <input name="PostalCode"></label></arrival-check>`

const TEXTS = {
  'arrival-check': { Arrives: 'Chez vous le {{day}} pour {{price}}.', Failed: 'Le jour n’est pas connu.' },
}

describe('<arrival-check>', () => {
  const clock = new Clock()
  const texts = document.createElement('script')

  before(async () => {
    texts.id = 'shop-strings'
    texts.type = 'application/json'
    texts.textContent = JSON.stringify(TEXTS)
    document.head.append(texts)
    resetStrings()
    await loadStrings(arrivalCheck.strings)
  })
  after(async () => {
    texts.remove()
    resetStrings()
    await loadStrings()
  })
  beforeEach(resetShop)
  afterEach(() => clock.release())

  const put = async () => {
    const element = await hydrated(await mount(MARKUP))
    const field = element.querySelector('input') as HTMLInputElement
    const type = (code: string) => {
      field.value = code
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return { element, type, status: () => element.querySelector('[role=status]')?.textContent ?? '' }
  }

  /** Types codes one after the other, and pauses after the last. */
  const typeAll = async (type: (code: string) => void, ...codes: string[]) => {
    clock.hold()
    for (const code of codes) {
      type(code)
      await until(() => clock.isDueIn(PAUSE))
      clock.pass(PAUSE - 1)
    }
    clock.pass(1)
    clock.release()
  }

  it('sends one request for the last typed code, and shows the day', async () => {
    answer(CALL, 200, { Day: '2026-11-01', Price: 4.9 })
    const { element, type, status } = await put()
    const known = nextEvent('arrival:known', element)
    await typeAll(type, '6900', '69001')
    expect((await known).detail).to.deep.equal({ day: '2026-11-01' })
    await until(() => status() !== '')
    expect(status().replaceAll(/\s/g, ' ')).to.equal('Chez vous le 1er novembre 2026 pour 4,90 €.')
    expect(callsTo(CALL).map(({ query }) => query)).to.deep.equal([{ postalCode: '69001' }])
    expect(await axeFindings(element)).to.deep.equal([])
  })

  it('shows why the day is unknown: the shop’s message when it refuses, else the text of the tag', async () => {
    answer(CALL, 400, { Message: 'Ce code n’existe pas.' })
    answer(CALL, 500)
    const { type, status } = await put()
    await typeAll(type, '00000')
    await until(() => status() === 'Ce code n’existe pas.')
    await typeAll(type, '69001')
    await until(() => status() === 'Le jour n’est pas connu.')
  })
})
