import { registerView } from '../../../runtime/view/register-view.tsx'
import { productList } from './definition.ts'
import { ProductList } from './product-list.tsx'

registerView(productList, ProductList)
