import { registerView } from '../../../runtime/view/register-view.tsx'
import { listPagination } from './definition.ts'
import { ListPagination } from './list-pagination.tsx'

registerView(listPagination, ListPagination)
