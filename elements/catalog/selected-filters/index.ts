import './selected-filters.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { selectedFilters } from './definition.ts'
import { connectSelectedFilters } from './selected-filters.ts'

behaviour(selectedFilters, connectSelectedFilters)
