import { behaviour } from '../../../runtime/element/behaviour.ts'
import { fakeSelect } from './definition.ts'
import { connectFakeSelect } from './fake-select.ts'

behaviour(fakeSelect, connectFakeSelect)
