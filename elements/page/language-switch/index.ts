import './language-switch.css'
import { register } from '../../../runtime/element/register.tsx'
import { languageSwitch } from './definition.ts'
import { LanguageSwitch } from './language-switch.tsx'

register(languageSwitch, LanguageSwitch)
