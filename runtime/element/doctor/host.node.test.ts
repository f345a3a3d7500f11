import { expect } from '@open-wc/testing'
import { isDevelopmentHost } from './host.ts'

describe('hosts of development', () => {
  for (const host of ['localhost', 'shop.localhost', '127.0.0.1', '[::1]', 'my.shop.test', 'desk.local'])
    it(`are ${host}`, () => expect(isDevelopmentHost(host)).to.equal(true))

  for (const host of ['shop.example', 'localhost.example', '127.0.0.1.example', 'notlocalhost', '10.0.0.1.example'])
    it(`are not ${host}`, () => expect(isDevelopmentHost(host)).to.equal(false))
})
