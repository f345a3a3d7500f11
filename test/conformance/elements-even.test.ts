import { testElements } from './every-element.ts'
import { samples } from './samples.ts'

// Two halves, so that both cores of a machine can run them.
describe('every second tag', () => testElements(samples.filter((_sample, place) => place % 2 === 0)))
