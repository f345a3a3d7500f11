/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { intlCulture } from '../../strings.ts'
import { answerPage } from './document.tsx'
import type { Frame } from './frame.ts'
import { Icon } from './icons.tsx'

const nameOf = (c: ShopContext, type: 'currency' | 'region', code: string) =>
  new Intl.DisplayNames(intlCulture(c.var.culture), { type }).of(code) ?? code

type Choice = { value: string; text: string }

/** One field and its button, as a form that also works without JavaScript. */
function ChoiceForm({ c, kind, label, name, current, choices }: ChoiceProps) {
  return (
    <form class="market-form" method="post" action={pagePath(c, `/market/${kind}`)}>
      <label for={`market-${kind}`}>{label}</label>
      <div class="market-row">
        <select id={`market-${kind}`} name={name} autocomplete="off">
          {choices.map(({ value, text }) => (
            <option value={value} selected={value === current}>
              {text}
            </option>
          ))}
        </select>
        <button class="button" data-quiet data-small type="submit">
          {c.var.t('Basket.Market.Choose')}
          <span class="hidden-text"> {label}</span>
        </button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  c: ShopContext
  kind: 'currency' | 'country'
  label: string
  name: string
  current: string
  choices: Choice[]
}

/** The currency and the country of the prices, and the ways to change both. */
export function MarketChoice({ c, frame }: { c: ShopContext; frame: Frame }) {
  const { market, t, culture } = c.var
  const inOrder = new Intl.Collator(culture)
  const named = (codes: string[], type: 'currency' | 'region') =>
    codes.map((value) => ({
      value,
      text: type === 'currency' ? `${value} – ${nameOf(c, type, value)}` : nameOf(c, type, value),
    }))
  const countries = named(frame.markets.countries, 'region').toSorted((one, other) =>
    inOrder.compare(one.text, other.text),
  )
  return (
    <details class="market">
      <summary>
        <Icon name="globe" />
        <span class="hidden-text">{t('Basket.Market.Title')} : </span>
        <span data-page-part="market">
          {nameOf(c, 'region', market.country)} · {market.currency}
        </span>
      </summary>
      <div class="market-choices">
        <currency-switch current={market.currency}>
          <ChoiceForm
            c={c}
            kind="currency"
            label={t('Basket.Market.Currency')}
            name="Currency"
            current={market.currency}
            choices={named(frame.markets.currencies, 'currency')}
          />
        </currency-switch>
        <tax-country current={market.country} refetch>
          <ChoiceForm
            c={c}
            kind="country"
            label={t('Basket.Market.Country')}
            name="Country"
            current={market.country}
            choices={countries}
          />
        </tax-country>
      </div>
    </details>
  )
}

/** The question before a basket is converted, where there is no JavaScript. */
export function askCurrencyPage(c: ShopContext, { currency, returnUrl }: { currency: string; returnUrl: string }) {
  const { t } = c.var
  const title = t('Basket.Market.AskTitle')
  return answerPage(c, {
    title,
    body: (
      <section class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Answers.CurrencyConverted')}</p>
        <form class="hero-links" method="post" action={pagePath(c, '/market/currency')}>
          <input type="hidden" name="Currency" value={currency} />
          <input type="hidden" name="Force" value="true" />
          <input type="hidden" name="ReturnUrl" value={returnUrl} />
          <button class="button" type="submit">
            {t('Basket.Market.Confirm')}
          </button>
          <a class="button" data-quiet href={returnUrl}>
            {t('Basket.Market.Cancel')}
          </a>
        </form>
      </section>
    ),
  })
}
