import { registerView } from '../../../runtime/view/register-view.tsx'
import { fileUpload } from './definition.ts'

// The tag is defined once its code is there: until then the form of the server stands, and what is chosen in it stays.
import('./field.tsx').then(({ FilesField }) => registerView(fileUpload, FilesField))
