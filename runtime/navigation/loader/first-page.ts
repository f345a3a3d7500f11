import { mainOf } from '../render/area.ts'
import { rememberAttributes } from '../render/attributes.ts'
import { rememberParts } from '../render/parts.ts'
// It notes the sheets and scripts of the first page as it is run.
import '../render/seen.ts'

/*
 * The first page is as the server sent it, but for what scripts have done to it already: what a visit compares with is
 * remembered now, long before the code that renders pages is fetched.
 */
for (const element of [document.documentElement, document.body, mainOf(document)])
  if (element) rememberAttributes(element)
rememberParts()
