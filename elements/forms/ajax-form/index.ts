import { behaviour } from '../../../runtime/element/behaviour.ts'
import { connectAjaxForm } from './ajax-form.ts'
import { ajaxForm } from './definition.ts'

behaviour(ajaxForm, connectAjaxForm)
