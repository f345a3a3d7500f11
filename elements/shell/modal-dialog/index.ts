import './modal-dialog.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { modalDialog } from './definition.ts'
import { connect } from './modal-dialog.ts'

behaviour(modalDialog, connect)
