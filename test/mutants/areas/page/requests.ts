import type { Subject } from '../../mutant.ts'

/** Calls of the shop, and what becomes of their failures. */
export const requests: readonly Subject[] = [
  {
    file: 'runtime/request/errors.ts',
    tests: ['runtime/request/request.test.ts'],
    faults: [
      ["status === 401 ? 'unauthorized'", "status === 403 ? 'unauthorized'"],
      ["status >= 500 ? 'server'", "status > 500 ? 'server'"],
    ],
  },
  {
    file: 'runtime/request/request.ts',
    tests: ['runtime/request/request.test.ts'],
    faults: [
      ["if (options.signal?.aborted) throw new ShopError('aborted')\n", '\n'],
      ["throw new ShopError(signal?.aborted ? 'aborted' : 'offline'", "throw new ShopError('offline'"],
      [
        'if (!ok) throw new ShopError(kindOfStatus(status)',
        'if (status === 0) throw new ShopError(kindOfStatus(status)',
      ],
      ['  if (broken) throw new ShopError(', '  if (!text) throw new ShopError('],
      ["text === '' ? null : JSON.parse(text)", 'JSON.parse(text)'],
      ['options.quiet ? call : counted(call)', 'counted(call)'],
      ["'Accept-Language': settings().culture", "'Accept-Language': 'fr'", 'API-50'],
      ['  document.dispatchEvent(event)\n', ''],
      ["cache: noCache ? 'no-store' : 'default'", "cache: 'default'"],
    ],
  },
  {
    file: 'runtime/request/failure-text.ts',
    tests: ['runtime/dialogs/explain-failure.test.ts'],
    faults: [
      ["kind === 'refused' && serverMessage", 'serverMessage'],
      ["kind === 'offline' && !navigator.onLine", "kind === 'offline'"],
    ],
  },
  {
    file: 'runtime/dialogs/notices.ts',
    tests: ['elements/shell/notice-stack/notice-stack.test.tsx'],
    faults: [['MOST_NOTICES = 5', 'MOST_NOTICES = 6']],
  },
]
