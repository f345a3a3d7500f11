import { registerView } from '../../../runtime/view/register-view.tsx'
import { prepaidAccount } from './definition.ts'
import { PrepaidAccount } from './prepaid-account.tsx'

registerView(prepaidAccount, PrepaidAccount)
