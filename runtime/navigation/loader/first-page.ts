import { mainOf } from '../render/area.ts'
import { rememberAttributes } from '../render/attributes.ts'
import { rememberParts } from '../render/parts.ts'
import { rememberCode } from '../render/seen.ts'

let isRemembered = false

/**
 * Remembers the first page as the server sent it, but for what scripts have done to it already: a visit compares with it. To
 * be called as soon as there is code of the page loader, long before that which renders pages is fetched.
 */
export function rememberFirstPage(): void {
  if (isRemembered) return
  isRemembered = true
  for (const element of [document.documentElement, document.body, mainOf(document)])
    if (element) rememberAttributes(element)
  rememberParts()
  rememberCode()
}
