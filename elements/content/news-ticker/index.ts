import { registerView } from '../../../runtime/view/register-view.tsx'
import { newsTicker } from './definition.ts'
import { NewsTicker } from './news-ticker.tsx'

registerView(newsTicker, NewsTicker)
