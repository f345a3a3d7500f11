import { registerView } from '../../../runtime/view/register-view.tsx'
import { vatCheck } from './definition.ts'
import { VatCheck } from './vat-check.tsx'

registerView(vatCheck, VatCheck)
