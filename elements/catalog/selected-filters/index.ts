import { registerView } from '../../../runtime/view/register-view.tsx'
import { selectedFilters } from './definition.ts'
import { SelectedFilters } from './selected-filters.tsx'

registerView(selectedFilters, SelectedFilters)
