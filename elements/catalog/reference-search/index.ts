import { behaviour } from '../../../runtime/element/behaviour.ts'
import { referenceSearch } from './definition.ts'
import { connectReferenceSearch } from './reference-search.ts'

behaviour(referenceSearch, connectReferenceSearch)
