import { registerView } from '../../../runtime/view/register-view.tsx'
import { referenceSearch } from './definition.ts'
import { ReferenceSearch } from './reference-search.tsx'

registerView(referenceSearch, ReferenceSearch)
