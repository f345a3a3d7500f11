import { testElements } from './every-element.ts'
import { samples } from './samples.ts'

describe('every other tag', () => testElements(samples.filter((_sample, place) => place % 2 === 1)))
