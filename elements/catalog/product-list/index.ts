import './product-list.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { productList } from './definition.ts'
import { connectProductList } from './product-list.ts'

behaviour(productList, connectProductList)
