import { behaviour } from '../../../runtime/element/behaviour.ts'
import { tagSearch } from './definition.ts'
import { connect } from './tag-search.ts'

behaviour(tagSearch, connect)
