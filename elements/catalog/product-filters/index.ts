import './product-filters.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { productFilters } from './definition.ts'
import { connectProductFilters } from './product-filters.ts'

behaviour(productFilters, connectProductFilters)
