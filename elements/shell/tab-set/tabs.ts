import { useState } from 'react'
import { useServerMarkup } from '../../../runtime/view/hooks.ts'
import type { ServerPart } from '../../../runtime/view/read-markup.ts'
import type { tabSet } from './definition.ts'
import { idOf } from './rules.ts'

/** A link of the list and its section; `id` is the section's. */
export type Tab = { link: ServerPart; linkId: string; panel: ServerPart; id: string }

const OWN_ID = 'vt-tab-'

let count = 0

/** The tabs of the present set, in their order. A link without a section in the page stays a plain link. */
export function useTabs(): Tab[] {
  const { parts } = useServerMarkup<typeof tabSet>()
  const [ids] = useState(() => new Map<string, string>())
  const panels = parts('panel')
  return parts('tab').flatMap((link) => {
    const { href = '', id: own = '' } = link.attributes
    const id = idOf(href.slice(href.indexOf('#')))
    const panel = id === '' ? undefined : panels.find(({ attributes }) => attributes.id === id)
    if (!panel) return []
    // A clone has the id of its original.
    const isTheirs = own !== '' && !own.startsWith(OWN_ID)
    if (!isTheirs && !ids.has(link.path)) ids.set(link.path, `${OWN_ID}${++count}`)
    return [{ link, linkId: isTheirs ? own : (ids.get(link.path) as string), panel, id }]
  })
}
