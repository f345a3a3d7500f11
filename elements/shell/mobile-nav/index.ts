import './mobile-nav.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { mobileNav } from './definition.ts'
import { connect } from './mobile-nav.ts'

behaviour(mobileNav, connect)
