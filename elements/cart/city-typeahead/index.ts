import { registerView } from '../../../runtime/view/register-view.tsx'
import { CityTypeahead } from './city-typeahead.tsx'
import { cityTypeahead } from './definition.ts'

registerView(cityTypeahead, CityTypeahead)
