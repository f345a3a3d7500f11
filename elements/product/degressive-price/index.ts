import { registerView } from '../../../runtime/view/register-view.tsx'
import { degressivePrice } from './definition.ts'
import { DegressivePrice } from './degressive-price.tsx'

registerView(degressivePrice, DegressivePrice)
