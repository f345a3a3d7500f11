import './stock-notify.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { stockNotify } from './definition.ts'
import { connect } from './stock-notify.ts'

behaviour(stockNotify, connect)
