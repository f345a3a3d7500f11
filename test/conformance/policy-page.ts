import { registerAll } from './mounted.ts'

/** The script of a page with a strict policy: it loads the code of every tag, and sends an event once that is done. */
registerAll().then(() => document.dispatchEvent(new Event('tags-are-there')))
