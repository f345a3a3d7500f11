import { registerAll } from './mounted.ts'

/** The script of a page with a strict policy: it brings the code of every tag, and says when it is there. */
registerAll().then(() => document.dispatchEvent(new Event('tags-are-there')))
