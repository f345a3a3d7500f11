import { behaviour } from '../../../runtime/element/behaviour.ts'
import { listToolbar } from './definition.ts'
import { connectListToolbar } from './list-toolbar.ts'

behaviour(listToolbar, connectListToolbar)
