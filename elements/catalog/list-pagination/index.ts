import './list-pagination.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { listPagination } from './definition.ts'
import { connectPagination } from './list-pagination.ts'

behaviour(listPagination, connectPagination)
