import { registerView } from '../../../runtime/view/register-view.tsx'
import { newsCalendar } from './definition.ts'
import { NewsCalendar } from './news-calendar.tsx'

registerView(newsCalendar, NewsCalendar)
