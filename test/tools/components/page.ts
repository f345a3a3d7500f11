import { type Arrangement, arrange } from './mocha.ts'

/** An element cannot be sent to the runner. */
const sendable = (value: unknown) => (value instanceof Node ? String(value) : value)

/** Adds hooks to the file of tests that runs in this page. */
export function addHooks(arrangement: Arrangement): void {
  before(function () {
    const root = this.test?.parent
    if (root) arrange(root, arrangement)
  })
  afterEach(function () {
    const error = this.currentTest?.err as { actual?: unknown; expected?: unknown } | undefined
    if (error) Object.assign(error, { actual: sendable(error.actual), expected: sendable(error.expected) })
  })
}
