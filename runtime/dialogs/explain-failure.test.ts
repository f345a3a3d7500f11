import { expect } from '@open-wc/testing'
import { nextEvent, resetShop } from '../../test/harness/component.ts'
import { resetSettings, settings } from '../page/settings.ts'
import { ShopError } from '../request/errors.ts'
import { latest } from '../request/latest.ts'
import { onceOnline } from '../request/once-online.ts'
import { loadStrings, t } from '../text/strings.ts'
import { explainFailure, explainUntilOnline } from './explain-failure.ts'
import { $notices, dismissNotice } from './notices.ts'

const said = () => $notices.get().map(({ kind, title, text }) => [kind, title, text])

describe('a call that failed', () => {
  before(() => loadStrings())
  beforeEach(resetShop)
  afterEach(() => {
    for (const { id } of $notices.get()) dismissNotice(id)
    Reflect.deleteProperty(navigator, 'onLine')
    resetSettings()
  })

  for (const [what, error, text] of [
    ['what the shop said when it refused', new ShopError('refused', 409, { Message: 'Épuisé.' }), 'Épuisé.'],
    ['the text of the tag where the shop said nothing', new ShopError('refused', 409, null), 'Réessayez.'],
    [
      'the text of the tag, not by what a failed server said',
      new ShopError('server', 500, { Message: 'x' }),
      'Réessayez.',
    ],
    ['the text of the tag where no call has failed but its code', new TypeError('x'), 'Réessayez.'],
    ['the text of the tag where the shop cannot be reached', new ShopError('offline'), 'Réessayez.'],
  ] as const)
    it(`is explained by ${what}`, () => {
      const takeBack = explainFailure(error, 'Réessayez.', 'Erreur')
      expect(said()).to.deep.equal([['error', 'Erreur', text]])
      takeBack?.()
      expect(said()).to.deep.equal([])
    })

  it('is explained by the connection that is lost', () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    explainFailure(new ShopError('offline'), 'Réessayez.')
    expect(said()).to.deep.equal([['error', '', t('Core.NoConnection')]])
  })

  it('is explained until the lost connection is back, which sends the call again', () => {
    const asked: string[] = []
    const { signal } = new AbortController()
    const once = (reason: unknown, ask: () => unknown) => onceOnline(reason, ask, signal)
    explainUntilOnline(new ShopError('offline'), 'Réessayez.', once, () => asked.push('again'))
    explainUntilOnline(new ShopError('server', 500), 'Plus tard.', once, () => asked.push('no'))
    window.dispatchEvent(new Event('online'))
    expect([said(), asked]).to.deep.equal([[['error', '', 'Plus tard.']], ['again']])
  })

  it('is explained no longer once a newer call begins', async () => {
    let ask = () => Promise.reject(new ShopError('offline'))
    const call = latest(() => ask())
    const asked: string[] = []
    await call().catch((error) => explainUntilOnline(error, 'Réessayez.', call.onceOnline, () => asked.push('again')))
    expect(said()).to.deep.equal([['error', '', 'Réessayez.']])
    ask = () => Promise.resolve() as Promise<never>
    await call()
    window.dispatchEvent(new Event('online'))
    expect([said(), asked]).to.deep.equal([[], []])
  })

  it('is not explained after the call was aborted', () => {
    explainFailure(new ShopError('aborted'), 'Réessayez.')
    expect(said()).to.deep.equal([])
  })

  it('leads to the sign-in if the shop needs one', async () => {
    settings().loginMode = 'page'
    const visit = nextEvent('page:before-visit', document)
    document.addEventListener('page:before-visit', (event) => event.preventDefault(), { once: true })
    explainFailure(new ShopError('unauthorized', 401), 'Réessayez.')
    expect((await visit).detail.url).to.contain('/fr/security/login?returnUrl=')
    expect(said()).to.deep.equal([])
  })
})
