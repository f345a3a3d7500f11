import { behaviour } from '../../../runtime/element/behaviour.ts'
import { productVariations } from './definition.ts'
import { connectProductVariations } from './product-variations.ts'

behaviour(productVariations, connectProductVariations)
