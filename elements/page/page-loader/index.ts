import { behaviour } from '../../../runtime/element/behaviour.ts'
import { pageLoader } from './definition.ts'
import { connect } from './page-loader.ts'

behaviour(pageLoader, connect)
