import './side-panel.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { sidePanel } from './definition.ts'
import { connect } from './side-panel.ts'

behaviour(sidePanel, connect)
