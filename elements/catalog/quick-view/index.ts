import './quick-view.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { quickView } from './definition.ts'
import { connectQuickView } from './quick-view.ts'

behaviour(quickView, connectQuickView)
