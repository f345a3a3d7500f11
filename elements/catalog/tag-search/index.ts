import { registerView } from '../../../runtime/view/register-view.tsx'
import { tagSearch } from './definition.ts'
import { TagSearch } from './tag-search.tsx'

registerView(tagSearch, TagSearch)
