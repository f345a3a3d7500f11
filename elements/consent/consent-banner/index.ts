import './consent-banner.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connect } from './consent-banner.ts'
import { consentBanner } from './definition.ts'

behaviour(consentBanner, connect)
