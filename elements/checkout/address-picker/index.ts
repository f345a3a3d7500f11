import { registerView } from '../../../runtime/view/register-view.tsx'
import { AddressPicker } from './address-picker.tsx'
import { addressPicker } from './definition.ts'

registerView(addressPicker, AddressPicker)
