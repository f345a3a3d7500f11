import { registerView } from '../../../runtime/view/register-view.tsx'
import { BirthList } from './birth-list.tsx'
import { birthList } from './definition.ts'

registerView(birthList, BirthList)
