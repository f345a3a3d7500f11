import './colour-swatches.css'
import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectSwatches } from './colour-swatches.ts'
import { colourSwatches } from './definition.ts'

behaviour(colourSwatches, connectSwatches)
