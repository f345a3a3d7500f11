import { registerView } from '../../../runtime/view/register-view.tsx'
import { CategoryNav } from './category-nav.tsx'
import { categoryNav } from './definition.ts'

registerView(categoryNav, CategoryNav)
