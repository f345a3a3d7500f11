import { behaviour } from '../../../runtime/element/behaviour.ts'
import { filterItem } from './definition.ts'
import { connectFilterItem } from './filter-item.ts'

behaviour(filterItem, connectFilterItem)
