import './list-pagination.css'
import { register } from '../../../runtime/element/register.tsx'
import { listPagination } from './definition.ts'
import { ListPagination } from './list-pagination.tsx'

register(listPagination, ListPagination)
