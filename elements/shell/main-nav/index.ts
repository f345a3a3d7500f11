import { behaviour } from '../../../runtime/element/behaviour.ts'
import { mainNav } from './definition.ts'
import { connect } from './main-nav.ts'

behaviour(mainNav, connect)
