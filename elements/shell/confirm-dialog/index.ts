import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connect } from './confirm-dialog.ts'
import { confirmDialog } from './definition.ts'

behaviour(confirmDialog, connect)
