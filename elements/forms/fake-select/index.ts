import { registerView } from '../../../runtime/view/register-view.tsx'
import { fakeSelect } from './definition.ts'
import { FakeSelect } from './fake-select.tsx'

registerView(fakeSelect, FakeSelect)
