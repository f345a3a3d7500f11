import { registerView } from '../../../runtime/view/register-view.tsx'
import { searchSelect } from './definition.ts'
import { SearchSelect } from './search-select.tsx'

registerView(searchSelect, SearchSelect)
