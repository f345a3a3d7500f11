import { registerView } from '../../../runtime/view/register-view.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactForm } from './definition.ts'

registerView(contactForm, ContactForm)
