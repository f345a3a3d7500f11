import { sendInPlace } from './submit.ts'
import { renderParts } from './update.ts'
import { upload } from './upload.ts'

/** What sends forms, in one chunk. */
export const formsCode = { renderParts, sendInPlace, upload }
