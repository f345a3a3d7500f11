import { isPrivate } from '../../../demo/cli/check/hosts.ts'
import { expect, test } from '../../journeys/shop.ts'
import { linesOf, oddShops, program } from './fixture.ts'
import { page } from './odd-shop.ts'

test.describe('npx vitrine check ends', () => {
  const { start } = oddShops()
  const run = program()

  for (const [name, parameters, says] of [
    ['without an address', [], 'There is no address'],
    ['with two addresses', ['http://127.0.0.1:9/', 'extra'], '"extra" is too much'],
    ['with an unknown option', ['http://127.0.0.1:9/', '--alow-changes'], 'no option --alow-changes'],
    ['with no number of pages', ['http://127.0.0.1:9/', '--pages', '0'], '--pages cannot be "0"'],
    ['with no time', ['http://127.0.0.1:9/', '--time-limit', 'x'], '--time-limit cannot be "x"'],
    ['with a browser that cannot be used', ['http://127.0.0.1:9/', '--browser', '/none'], 'The browser /none cannot'],
  ] as const)
    test(`with 2 and a message ${name}`, async () => {
      const { status, output } = await run(...parameters)
      expect([status, output]).toEqual([2, expect.stringContaining(says)])
    })

  test('with 2 and JSON, if JSON was asked for', async () => {
    const { status, printed } = await run('http://127.0.0.1:9/', '--json', '--browser', 'none')
    expect(status).toBe(2)
    expect(JSON.parse(printed)).toEqual({ error: expect.stringContaining('does not answer') })
  })

  test('with 1 and JSON of its reports, after naming what it has asked', async () => {
    const { address } = await start({ '/': page('<tab-set foo></tab-set>') })
    const { status, printed, output } = await run(address, '--json', '--browser', 'none')
    expect([status, linesOf(JSON.parse(printed).reports)]).toEqual([
      1,
      ['unknown-attribute: <tab-set> has no attribute "foo".'],
    ])
    const messages = output.replace(printed, '')
    expect(messages).toContain('Asks /\n')
    expect(messages).toContain('Asks /api/v1/shoppingcarts\n')
  })

  test('without signs that control a terminal', async () => {
    const shop = await start({
      '/': page('<product-list display="\u001b]0;name\u0007\nfake-report: /"></product-list>'),
    })
    const { printed } = await run(shop.address, '--browser', 'none')
    expect(printed).toContain(String.raw`display="\u{1b}]0;name\u{7}\u{a}fake-report: /"`)
    expect(printed).not.toContain('\u001b')
    expect(printed).not.toMatch(/^fake-report/m)
  })

  test('with 0 without a report, also for a scheme in capitals', async () => {
    const { address } = await start({ '/': page('') })
    expect((await run(address.replace('http', 'HTTP'), '--browser', 'none')).status).toBe(0)
  })
})

test('npx vitrine check asks hosts of this machine and of private networks', async () => {
  const own = ['127.0.0.1', '[::1]', '0.0.0.0', '[::]', '[::ffff:127.0.0.1]', '10.1.2.3', '100.64.0.1', '[fd00::1]']
  expect(await Promise.all(own.map(isPrivate))).toEqual(own.map(() => true))
  const others = ['8.8.8.8', '100.128.0.1', '172.32.0.1', '[2001:db8::1]', '[::ffff:8.8.8.8]']
  expect(await Promise.all(others.map(isPrivate))).toEqual(others.map(() => false))
})
