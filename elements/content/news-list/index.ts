import { registerView } from '../../../runtime/view/register-view.tsx'
import { newsList } from './definition.ts'
import { NewsList } from './news-list.tsx'

registerView(newsList, NewsList)
