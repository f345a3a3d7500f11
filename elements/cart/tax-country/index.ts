import { registerView } from '../../../runtime/view/register-view.tsx'
import { taxCountry } from './definition.ts'
import { TaxCountry } from './tax-country.tsx'

registerView(taxCountry, TaxCountry)
