import './product-spin.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { productSpin } from './definition.ts'
import { connect } from './product-spin.ts'

behaviour(productSpin, connect)
