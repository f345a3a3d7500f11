import { PageRenderer } from './page-renderer.ts'
import type { Answer, RenderOptions } from './render-options.ts'

/**
 * Renders a response into the page area: a whole document, or a part of a page. Resolves when its last node is in the
 * page and its scripts have run. Throws ShopError: `unreadable` if it is no page, `offline` if the stream broke; the
 * part that arrived stays then.
 */
export const renderPage = (answer: Answer, options: RenderOptions): Promise<{ title: string }> =>
  new PageRenderer(answer, options).run()
