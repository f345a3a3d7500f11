import { expect, test } from '@playwright/test'
import { troubleOf } from '../../demo/server/http/troubles.ts'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

test.describe('a failure outside of the shop', () => {
  test('is a full disk, by the codes of Node and PostgreSQL and by the message of libvips', () => {
    for (const error of [
      coded('ENOSPC'),
      coded('EDQUOT'),
      coded('53100'),
      new Error('/data/x.webp: write error\nsystem error: No space left on device'),
      new Error('x', { cause: coded('ENOSPC') }),
    ])
      expect(troubleOf(error)).toBe('full')
  })

  test('is a database that is unreachable, has no connection left, or shuts down', () => {
    for (const error of [
      ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EMFILE'].map((code) => coded(code)),
      ...['08006', '53200', '53300', '57P01', '57P03'].map((code) => coded(code)),
      new Error('Connection terminated unexpectedly'),
      new Error('timeout exceeded when trying to connect'),
      new Error('Client has encountered a connection error and is not queryable'),
    ])
      expect(troubleOf(error), error.message).toBe('away')
  })

  test('is no mistake in the shop’s own code', () => {
    for (const error of [new Error('x'), new TypeError('x'), coded('23505'), coded('ENOENT'), 'x', undefined, null])
      expect(troubleOf(error)).toBeUndefined()
  })
})
