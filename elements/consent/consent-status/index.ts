import './consent-status.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connect } from './consent-status.ts'
import { consentStatus } from './definition.ts'

behaviour(consentStatus, connect)
