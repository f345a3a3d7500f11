import { behaviour } from '../../../runtime/element/behaviour.ts'
import { pageFragment } from './definition.ts'
import { connectFragment } from './page-fragment.ts'

behaviour(pageFragment, connectFragment)
