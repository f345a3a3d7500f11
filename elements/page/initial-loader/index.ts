import { behaviour } from '../../../runtime/element/behaviour.ts'
import { initialLoader } from './definition.ts'
import { connectInitialLoader } from './initial-loader.ts'

behaviour(initialLoader, connectInitialLoader)
