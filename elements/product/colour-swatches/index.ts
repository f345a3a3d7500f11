import { registerView } from '../../../runtime/view/register-view.tsx'
import { ColourSwatches } from './colour-swatches.tsx'
import { colourSwatches } from './definition.ts'

registerView(colourSwatches, ColourSwatches)
