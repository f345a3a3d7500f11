import { registerView } from '../../../runtime/view/register-view.tsx'
import { savedItems } from './definition.ts'
import { SavedItems } from './saved-items.tsx'

registerView(savedItems, SavedItems)
