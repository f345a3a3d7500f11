import './colour-swatches.css'
import { register } from '../../../runtime/element/register.tsx'
import { ColourSwatches } from './colour-swatches.tsx'
import { colourSwatches } from './definition.ts'

register(colourSwatches, ColourSwatches)
