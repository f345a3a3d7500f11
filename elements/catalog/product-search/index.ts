import { behaviour } from '../../../runtime/element/behaviour.ts'
import { productSearch } from './definition.ts'
import { connectProductSearch } from './product-search.ts'

behaviour(productSearch, connectProductSearch)
