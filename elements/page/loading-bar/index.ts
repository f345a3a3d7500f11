import { behaviour } from '../../../runtime/element/behaviour.ts'
import { loadingBar } from './definition.ts'
import { connectLoadingBar } from './loading-bar.ts'

behaviour(loadingBar, connectLoadingBar)
