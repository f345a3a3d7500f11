import type { Subject } from '../../mutant.ts'

export const requests: readonly Subject[] = [
  {
    file: 'runtime/request/once-online.ts',
    tests: ['runtime/request/once-online.test.ts'],
    faults: [
      [".kind !== 'offline'", ".kind === 'aborted'"],
      ['{ once: true, signal }', '{ signal }'],
      ['{ once: true, signal }', '{ once: true }'],
    ],
  },
  {
    file: 'runtime/request/latest.ts',
    tests: ['runtime/request/once-online.test.ts'],
    faults: [
      ['    if (running) onceOnline(reason, ask, running.signal, ended)\n', ''],
      ['ask, running.signal,', 'ask, new AbortController().signal,'],
    ],
  },
]
