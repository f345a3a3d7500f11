/** @jsxImportSource hono/jsx */

import { type FormState, freshForm, pagePath, type ShopContext } from '../../context.ts'
import { localeOf } from '../../culture/formatters.ts'
import { dayFromToday } from '../../shop/days.ts'
import { heardBy, subjects } from '../../shop/service/contact.ts'
import { worldCountries } from '../../shop/service/world.ts'
import { Field, Summary } from '../form/field.tsx'
import { DayField, RadioField, SelectField, TextArea } from '../form/options.tsx'
import { answerPage } from '../layout/document.tsx'
import { Trail } from '../layout/trail.tsx'

type ContactProps = { c: ShopContext; state: FormState }

/** Characters. */
export const longestMessage = 2000

/** The days of the form: from today, for a year. */
export const contactDays = () => ({ first: dayFromToday(0), last: dayFromToday(365) })

function Who({ c, state }: ContactProps) {
  const { t } = c.var
  const field = { c, state, part: 'contact', isFloating: true }
  return (
    <>
      <Field {...field} name="Name" label={t('Pages.Contact.Name')} autocomplete="name" maxlength={120} isName />
      <Field
        {...field}
        name="Email"
        label={t('Shop.Form.Email')}
        type="email"
        autocomplete="email"
        rules={{ email: t('Shop.Form.EmailWrong') }}
      />
    </>
  )
}

function About({ c, state }: ContactProps) {
  const { culture, t } = c.var
  const field = { c, state, part: 'contact' }
  const optional = { ...field, required: false }
  const countries = worldCountries(localeOf(culture)).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <SelectField
        {...field}
        tag="fake-select"
        name="Subject"
        label={t('Pages.Contact.Subject')}
        placeholder={t('Pages.Contact.SubjectHint')}
        options={subjects.map((value) => ({ value, label: t(`Pages.Contact.Subjects.${value}`) }))}
      />
      <SelectField
        {...optional}
        tag="search-select"
        name="Country"
        label={t('Pages.Contact.Country')}
        placeholder={t('Pages.Contact.CountryHint')}
        autocomplete="country"
        options={countries}
      />
      <DayField
        {...optional}
        name="Day"
        label={t('Pages.Contact.Day')}
        hint={t('Pages.Contact.DayHint')}
        range={contactDays()}
      />
      <RadioField
        {...optional}
        name="Heard"
        label={t('Pages.Contact.Heard')}
        options={heardBy.map((value) => ({ value, label: t(`Pages.Contact.HeardBy.${value}`) }))}
      />
    </>
  )
}

/** The name of the hidden field; only programs fill it. */
export const trapName = 'Website'

const Trap = ({ c }: { c: ShopContext }) => (
  <p hidden>
    <label>
      {c.get('t')('Content.Contact.Trap')}
      <input name={trapName} tabindex={-1} autocomplete="off" />
    </label>
  </p>
)

function ContactForm({ c, state }: ContactProps) {
  const { t } = c.var
  return (
    <contact-form>
      <form-validator>
        <form method="post" action={pagePath(c, '/contact')}>
          <Summary c={c} state={state} />
          <Trap c={c} />
          <div class="fields">
            <Who c={c} state={state} />
            <About c={c} state={state} />
            <TextArea
              c={c}
              state={state}
              part="contact"
              name="Message"
              label={t('Pages.Contact.Message')}
              rows={6}
              maxlength={longestMessage}
            />
          </div>
          <p class="form-actions">
            <button class="button" type="submit">
              {t('Pages.Contact.Send')}
            </button>
          </p>
        </form>
      </form-validator>
    </contact-form>
  )
}

function defaults(c: ShopContext): FormState {
  const { customer } = c.var
  return freshForm(customer ? { Name: `${customer.firstName} ${customer.lastName}`, Email: customer.email } : {})
}

/** Replaces the form once the message is stored. */
export const contactThanks = (c: ShopContext, email: string) =>
  c.html(
    `${(
      <contact-form>
        <div data-part="answer">
          <p class="lead">{c.get('t')('Pages.Contact.Thanks')}</p>
          <p>{c.get('t')('Content.Contact.Confirmed', { email })}</p>
          <p>
            <a href={pagePath(c, '/contact')}>{c.get('t')('Content.Contact.Again')}</a>
          </p>
        </div>
      </contact-form>
    )}`,
  )

/** The contact page; 422 with the typed values and the errors. */
export function contactPage(c: ShopContext, sent?: FormState, status: 200 | 422 = 200): Promise<Response> {
  const { t } = c.var
  const title = t('Pages.Contact.Title')
  const body = (
    <>
      <Trail c={c} steps={[]} here={title} />
      <section class="medium">
        <header class="page-head">
          <h1>{title}</h1>
          <p class="lead">{t('Pages.Contact.Lead')}</p>
        </header>
        <ContactForm c={c} state={sent ?? defaults(c)} />
      </section>
    </>
  )
  return answerPage(c, { title, description: t('Pages.Contact.Lead'), canonical: '/contact', body }, status)
}
