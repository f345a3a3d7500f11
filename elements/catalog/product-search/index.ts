import { registerView } from '../../../runtime/view/register-view.tsx'
import { productSearch } from './definition.ts'
import { ProductSearch } from './product-search.tsx'

registerView(productSearch, ProductSearch)
