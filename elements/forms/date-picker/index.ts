import { registerView } from '../../../runtime/view/register-view.tsx'
import { DatePicker } from './date-picker.tsx'
import { datePicker } from './definition.ts'

registerView(datePicker, DatePicker)
