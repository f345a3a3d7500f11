import { registerView } from '../../../runtime/view/register-view.tsx'
import { filterItem } from './definition.ts'
import { FilterItem } from './filter-item.tsx'

registerView(filterItem, FilterItem)
