import type { Subject } from '../../mutant.ts'

export const navigation: readonly Subject[] = [
  {
    file: 'runtime/navigation/loader/link-rules.ts',
    tests: ['runtime/navigation/loader/links.test.ts'],
    faults: [
      ["plainAddress(href).includes('logoff')", "href.includes('logoff')", 'NAV-08'],
      ['[a-z]{2,4}$/i', '[a-z]{3}$/i', 'NAV-09'],
      ["'.no-ajax') ||", "'.no-page') ||", 'NAV-10'],
      ["'.ajax-tab')", "'.tab')", 'NAV-11'],
      ["element.getAttribute('target') ?? usual", 'usual', 'NAV-12'],
      ['[data-bs-toggle], ', '', 'NAV-13'],
      ['event.ctrlKey || ', '', 'NAV-14'],
      ['SCHEME.test(href.replace', '!SCHEME.test(href.replace', 'NAV-07'],
      ["[role=button], [role=tab])'", "[role=button])'", 'NAV-70'],
      ['url.origin !== location.origin || !url.pathname', '!url.pathname', 'NAV-07'],
      ["!url.pathname.startsWith(appUrl(''))", 'false'],
    ],
  },
  {
    file: 'elements/page/language-switch/rules.ts',
    tests: ['elements/page/language-switch/rules.node.test.ts'],
    faults: [
      ["[appPath, culture, ...rest].join('/')", "[culture, ...rest].join('/')", 'NAV-33'],
      ['each.toLowerCase() === segment.toLowerCase()', 'each === segment'],
      ['changedAt - key.time < KEY_STEP', 'changedAt - key.time <= KEY_STEP + 1'],
    ],
  },
  {
    file: 'elements/page/language-switch/cultures.ts',
    tests: ['elements/page/language-switch/language-switch.test.tsx'],
    faults: [['known.length > 0 ? known : settings().cultures', 'known', 'LIMIT-009']],
  },
  {
    file: 'runtime/navigation/loader/session.ts',
    tests: ['runtime/navigation/loader/answers.test.ts'],
    faults: [
      ["    this.stop('another visit began')\n", '', 'NAV-60'],
      ['return siteVersion() !== this.#version', 'return false'],
      ['      this.failed(order, error)\n', '', 'ERROR-10'],
    ],
  },
  {
    file: 'runtime/navigation/loader/fetch-page.ts',
    tests: ['runtime/navigation/loader/answers.test.ts'],
    faults: [["'no answer in time')), milliseconds)", "'no answer in time')), 100 * milliseconds)"]],
  },
  {
    file: 'runtime/navigation/deferred/history/text-cache.ts',
    tests: ['runtime/navigation/loader/history.test.ts'],
    faults: [
      ['MOST_PAGES = 20', 'MOST_PAGES = 21'],
      ['FRESH = 15_000', 'FRESH = 16_000'],
    ],
  },
  {
    file: 'elements/page/page-loader/definition.ts',
    tests: ['elements/page/page-loader/page-loader.test.tsx'],
    faults: [
      [
        "'Milliseconds after which a load is marked as slow.', 1_000",
        "'Milliseconds after which a load is marked as slow.', 1_001",
      ],
    ],
  },
  {
    file: 'runtime/page/settings.ts',
    tests: ['runtime/page/page.test.ts'],
    faults: [['xs: 480, sm: 768', 'xs: 481, sm: 768', 'LIMIT-053']],
  },
]
