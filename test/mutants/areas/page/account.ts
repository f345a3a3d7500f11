import type { Subject } from '../../mutant.ts'

export const account: readonly Subject[] = [
  {
    file: 'runtime/navigation/return-address.ts',
    tests: ['elements/account/login-form/login-form.test.tsx'],
    faults: [
      ['if (url && !CLOSED.test(plainAddress(url.pathname)))', 'if (url)'],
      ['new URL(cultureUrl(), here().href)', "new URL('/', here().href)", 'ACCOUNT-11'],
      ['for (const address of wanted)', 'for (const address of wanted.reverse())', 'ACCOUNT-11'],
    ],
  },
  {
    file: 'runtime/page/paths.ts',
    tests: ['runtime/page/page.test.ts'],
    faults: [
      ['url.origin === location.origin && /^https?:$/', '/^https?:$/'],
      ['replace(/%[0-7][\\da-f]/gi, decodeURIComponent).toLowerCase()', 'toLowerCase()'],
      ['`${settings().appPath}/${path', '`/${path', 'NAV-37'],
      ['`${settings().site}/${path', '`${settings().appPath}/${path', 'API-03'],
      ["pathname.replace(/\\/$/, '') ===", 'pathname ==='],
    ],
  },
  {
    file: 'runtime/forms/passwords/strength.ts',
    tests: ['runtime/forms/passwords/strength.node.test.ts'],
    faults: [
      ['SHORTEST = 8', 'SHORTEST = 9'],
      ['const FAIR = 45', 'const FAIR = 40'],
      ['const STRONG = 70', 'const STRONG = 150'],
      ['known.flatMap((text) => text.split(/[@.\\s]/))', 'known'],
      ['Math.abs(step) > 1', 'step !== 0'],
      ['new RegExp(escaped(word), ', 'new RegExp(word, '],
    ],
  },
  {
    file: 'demo/server/shop/security/code-failures.ts',
    tests: ['test/data/guesses.test.ts'],
    faults: [
      ['mostFailures = 100', 'mostFailures = 101'],
      ['code_failure.count + 1', 'code_failure.count'],
      ["where('code_failure.count', '<', mostFailures)", "where('code_failure.count', '<=', mostFailures)"],
    ],
  },
]
