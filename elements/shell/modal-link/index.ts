import { behaviour } from '../../../runtime/element/behaviour.ts'
import { modalLink } from './definition.ts'
import { connect } from './modal-link.ts'

behaviour(modalLink, connect)
