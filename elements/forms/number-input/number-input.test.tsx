import { expect } from '@open-wc/testing'
import { mount } from '../../../test/harness/room.ts'
import './index.ts'

it('stands', async () => {
  const element = await mount('<number-input></number-input>')
  expect(element.localName).to.equal('number-input')
})
