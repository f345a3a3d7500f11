import { registerView } from '../../../runtime/view/register-view.tsx'
import { loadMore } from './definition.ts'
import { LoadMore } from './load-more.tsx'

registerView(loadMore, LoadMore)
