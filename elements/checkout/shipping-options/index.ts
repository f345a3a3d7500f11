import { registerView } from '../../../runtime/view/register-view.tsx'
import { shippingOptions } from './definition.ts'
import { ShippingOptions } from './shipping-options.tsx'

registerView(shippingOptions, ShippingOptions)
