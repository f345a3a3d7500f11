import { behaviour } from '../../../runtime/element/behaviour.ts'
import { scrollReveal } from './definition.ts'
import { connectReveal } from './scroll-reveal.ts'

behaviour(scrollReveal, connectReveal)
