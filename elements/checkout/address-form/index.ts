import { registerView } from '../../../runtime/view/register-view.tsx'
import { AddressForm } from './address-form.tsx'
import { addressForm } from './definition.ts'

registerView(addressForm, AddressForm)
