import './cookie-law.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connect } from './cookie-law.ts'
import { cookieLaw } from './definition.ts'

behaviour(cookieLaw, connect)
