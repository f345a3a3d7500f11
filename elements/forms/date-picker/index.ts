import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectDatePicker } from './date-picker.ts'
import { datePicker } from './definition.ts'

behaviour(datePicker, connectDatePicker)
