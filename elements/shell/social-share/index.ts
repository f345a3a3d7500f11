import './social-share.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { socialShare } from './definition.ts'
import { connect } from './social-share.ts'

behaviour(socialShare, connect)
