import type { Nonces } from '../../../page/adapt.ts'
import { frameSheets, frameSheetsIn, keyOf } from '../../render/seen.ts'
import { copyOf } from './sheets.ts'

/**
 * Adds style sheets that a page has in its body, outside of the page area, as content systems print them. `isWhole`:
 * the page has arrived, and those that only the previous page had are removed.
 */
export function takeFrameSheets(
  page: Document,
  areas: { live: Element; fresh: Element },
  base: URL,
  nonces: Nonces,
  isWhole: boolean,
): void {
  const wanted = new Map(frameSheetsIn(page, areas.fresh).map((sheet) => [keyOf(sheet, base), sheet]))
  const present = new Set(frameSheetsIn(document, areas.live).map((sheet) => keyOf(sheet)))
  for (const [key, sheet] of wanted) {
    if (present.has(key)) continue
    const copy = copyOf(sheet, base, nonces)
    document.body.append(copy)
    frameSheets.add(copy)
  }
  if (!isWhole) return
  for (const sheet of frameSheets) {
    if (wanted.has(keyOf(sheet))) continue
    sheet.remove()
    frameSheets.delete(sheet)
  }
}
