import { html } from 'lit-html'
import { create, type } from 'superstruct'
import { fragmentOf } from '../../../../runtime/element/template.ts'
import { cultureUrl } from '../../../../runtime/page/paths.ts'
import { ShopError } from '../../../../runtime/request/errors.ts'
import { t } from '../../../../runtime/text/strings.ts'
import type { AccountCalls, SignedIn } from '../../groups/account.ts'
import { inTurn } from '../../session.ts'
import { refusalOf, type Shop } from '../../shop.ts'
import { addressChoice, chosenOf } from '../address-choice.ts'
import { addressIn, Field } from '../address-fields.ts'
import { type Answer, fieldsOf, queryOfPage } from '../asked.ts'
import { loadTexts } from '../texts.ts'
import { accountHtml, addressesHtml, addressFormHtml } from './html.ts'

const SignIn = type({ Email: Field, Password: Field, ReturnUrl: Field })
const Registration = type({ ...SignIn.schema, FirstName: Field, LastName: Field, PhoneNumber: Field })
const Picker = type({ inputname: Field, selectedAddressId: Field })

/** The calls of accounts and their addresses, by method and path. */
export function accountAnswers({ name }: Shop, calls: AccountCalls): Record<string, Answer> {
  /** A text of the answer may be needed after the answer of the shop. */
  const change = async <T>(make: () => Promise<T>): Promise<T> => {
    await loadTexts()
    return inTurn(name, make)
  }
  const withTexts =
    (answer: Answer): Answer =>
    async (asked) => {
      await loadTexts()
      return answer(asked)
    }
  const formHtml = async (id: string) => {
    const [addresses, countries] = await Promise.all([calls.addresses(), calls.countries()])
    const known = addresses.find((address) => address.id === id)
    if (id !== '' && !known) throw new ShopError('refused', 404, undefined, `There is no address ${id}.`)
    document.addEventListener('address:saved', showAddressesAgain, { once: true })
    return addressFormHtml(countries, known)
  }

  return {
    'POST /{culture}/security/login': async (asked) => {
      const { Email, Password, ReturnUrl } = create(fieldsOf(asked), SignIn)
      return signedIn(await change(() => calls.signIn(Email, passwordIn(asked) ?? Password)), ReturnUrl)
    },
    'POST /{culture}/security/register': async (asked) => {
      const { Email, FirstName, LastName, PhoneNumber, ReturnUrl } = create(fieldsOf(asked), Registration)
      const customer = { email: Email, firstName: FirstName, lastName: LastName, phone: PhoneNumber }
      return signedIn(await change(() => calls.register({ ...customer, password: passwordIn(asked) ?? '' })), ReturnUrl)
    },
    'POST /{culture}/security/logoff': async () => {
      await change(() => calls.signOut())
      cartChanged()
      return { Uri: cultureUrl() }
    },
    'POST /{culture}/security/forgot': async (asked) => {
      const { Email } = create(fieldsOf(asked), SignIn)
      await change(() => calls.forgotPassword(Email))
      return fragmentOf(html`<p role="status">${t('shop-adapters.MailSent')}</p>`)
    },
    'GET /{culture}/widget/account': withTexts(async () => accountHtml(await calls.customer())),
    'GET /{culture}/widget/addresses': withTexts(async () => addressesHtml(await calls.addresses())),
    'GET /{culture}/account/addressform': withTexts((asked) => formHtml(String(asked.query.id ?? ''))),
    'GET /widget/DeliveryAddressPicker': withTexts(async (asked) => {
      const { inputname, selectedAddressId } = create(asked.query, Picker)
      const addresses = await calls.addresses()
      return fragmentOf(
        html`<div>${addressChoice({ addresses, name: inputname, chosen: chosenOf(addresses, selectedAddressId) })}</div>`,
      )
    }),
    'POST /{culture}/account/addresses': async (asked) => {
      const fields = fieldsOf(asked)
      const known = typeof fields.Id === 'string' && fields.Id !== '' ? fields.Id : undefined
      const id = await change(() => calls.keepAddress(addressIn(fields, ''), known))
      return { Id: id, AddressType: 'Both' }
    },
    'POST /{culture}/account/addresses/remove': async (asked) => {
      const { Id } = create(fieldsOf(asked), type({ Id: Field }))
      await change(() => calls.removeAddress(Id))
      return addressesHtml(await calls.addresses())
    },
  }

  function signedIn(outcome: SignedIn, returnUrl: string) {
    if (outcome === 'no') throw new ShopError('unauthorized', 401, { Message: t('Security.WrongSignIn') })
    if (outcome === 'unverified') throw refusalOf(t('shop-adapters.NotVerified'))
    cartChanged()
    return { Uri: returnUrl || queryOfPage({ query: {} }).returnUrl || cultureUrl('account') }
  }
}

/** Fetches the list of addresses again, if the page has it in a `<page-fragment>`. */
const showAddressesAgain = () => {
  const fragment: (Element & { refresh?(): void }) | null | undefined = document
    .querySelector('#addresses')
    ?.closest('page-fragment')
  fragment?.refresh?.()
}

/** A password may begin or end with a space. */
const passwordIn = (asked: Parameters<Answer>[0]): string | undefined => {
  const { Password } = fieldsOf(asked)
  return typeof Password === 'string' ? Password : undefined
}

/** The basket of a customer may be another one than that of the visitor: the tags read it again. */
const cartChanged = () => document.dispatchEvent(new CustomEvent('Shoppingcarts:Changed', { detail: {} }))
