/** @jsxImportSource hono/jsx */
import { marketChoices } from '../../../data/money/market.ts'
import { pagePath, type ShopContext } from '../../context.ts'
import { collator } from '../../culture/formatters.ts'
import { answerPage } from '../layout/document.tsx'
import { marketName } from '../layout/market-link.tsx'

type Choice = { value: string; text: string }

function ChoiceForm({ c, kind, label, name, current, choices }: ChoiceProps) {
  return (
    <form class="market-form field" method="post" action={pagePath(c, `/market/${kind}`)}>
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
          {c.get('t')('Basket.Market.Choose')}
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

/** A modal shows the page. */
export async function marketPage(c: ShopContext): Promise<Response> {
  const [db, market, t, culture] = [c.get('db'), c.get('market'), c.get('t'), c.get('culture')]
  const { currencies, countries } = await marketChoices(db)
  const inOrder = collator(culture)
  const title = t('Basket.Market.Title')
  const body = (
    <section>
      <h1>{title}</h1>
      <currency-switch current={market.currency}>
        <ChoiceForm
          c={c}
          kind="currency"
          label={t('Basket.Market.Currency')}
          name="Currency"
          current={market.currency}
          choices={currencies.map((value) => ({ value, text: `${value} – ${marketName(c, 'currency', value)}` }))}
        />
      </currency-switch>
      <tax-country current={market.country}>
        <ChoiceForm
          c={c}
          kind="country"
          label={t('Basket.Market.Country')}
          name="Country"
          current={market.country}
          choices={countries
            .map((value) => ({ value, text: marketName(c, 'region', value) }))
            .toSorted((one, other) => inOrder.compare(one.text, other.text))}
        />
      </tax-country>
    </section>
  )
  return answerPage(c, { title, body })
}

/** The confirmation before the prices of a basket are converted, without JavaScript. */
export function askCurrencyPage(c: ShopContext, { currency, returnUrl }: { currency: string; returnUrl: string }) {
  const t = c.get('t')
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
