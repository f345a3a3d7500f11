import './sale-countdown.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { saleCountdown } from './definition.ts'
import { connect } from './sale-countdown.ts'

behaviour(saleCountdown, connect)
