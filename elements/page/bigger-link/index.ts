import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectBiggerLink } from './bigger-link.ts'
import { biggerLink } from './definition.ts'

behaviour(biggerLink, connectBiggerLink)
