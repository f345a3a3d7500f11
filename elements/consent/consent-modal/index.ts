import './consent-modal.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connect } from './consent-modal.ts'
import { consentModal } from './definition.ts'

behaviour(consentModal, connect)
