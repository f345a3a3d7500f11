import './tab-set.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { tabSet } from './definition.ts'
import { connect } from './tab-set.ts'

behaviour(tabSet, connect)
