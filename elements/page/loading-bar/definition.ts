import { defineElement } from '../../../runtime/element/define.ts'

/** `<loading-bar>`: shows that a page load or a call is under way, and that it is slow (§4). */
export const loadingBar = defineElement({
  tag: 'loading-bar',
  summary: 'Shows that a page or a call is loading, and announces a slow page.',
  mount: 'replace',
  load: 'idle',
  together: 'frame',
  parts: {
    bar: 'The bar, while something is under way.',
    status: 'Tells screen readers that a page is slow.',
  },
  cssProperties: {
    '--vt-loading-delay': 'How long something may take before the bar is seen; default 300ms.',
    '--vt-loading-size': 'The height of the bar; default 3px.',
  },
  strings: { loading: 'Core.Loading', slow: 'Shell.SlowPage' },
})
