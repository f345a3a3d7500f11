import { registerView } from '../../../runtime/view/register-view.tsx'
import { languageSwitch } from './definition.ts'
import { LanguageSwitch } from './language-switch.tsx'

registerView(languageSwitch, LanguageSwitch)
