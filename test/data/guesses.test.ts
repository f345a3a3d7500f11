import { countFailure, forgetFailures, mostFailures } from '../../demo/server/shop/security/code-failures.ts'
import { expect, test } from './shop.ts'

test.describe('wrong codes', { tag: '@engine' }, () => {
  test('are counted one by one, however many come at once, and end at a hundred of each kind', async ({ db }) => {
    const id = 1
    const counts = await Promise.all(Array.from({ length: 140 }, () => countFailure(db, id, 'code')))
    const counted = counts.filter((count) => count !== undefined).toSorted((one, other) => one - other)
    expect(counted).toEqual(Array.from({ length: mostFailures }, (_, index) => index + 1))
    expect(await countFailure(db, id, 'recovery')).toBe(1)
    expect(await countFailure(db, 2, 'code')).toBe(1)
    await forgetFailures(db, id)
    expect(await countFailure(db, id, 'code')).toBe(1)
    await forgetFailures(db, id)
    await forgetFailures(db, 2)
  })
})
