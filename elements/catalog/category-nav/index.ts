import './category-nav.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connect } from './category-nav.ts'
import { categoryNav } from './definition.ts'

behaviour(categoryNav, connect)
