import { registerView } from '../../../runtime/view/register-view.tsx'
import { productFilters } from './definition.ts'
import { ProductFilters } from './product-filters.tsx'

registerView(productFilters, ProductFilters)
