import { behaviour } from '../../../runtime/element/behaviour.ts'
import { searchSelect } from './definition.ts'
import { connectSearchSelect } from './search-select.ts'

behaviour(searchSelect, connectSearchSelect)
