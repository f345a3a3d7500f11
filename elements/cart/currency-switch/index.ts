import { registerView } from '../../../runtime/view/register-view.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { currencySwitch } from './definition.ts'

registerView(currencySwitch, CurrencySwitch)
