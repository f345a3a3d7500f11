import { expect } from '@open-wc/testing'
import { idsOf } from './api.ts'
import { addNewsList, hasNewsList } from './day.ts'

describe('the categories of news', () => {
  it('are read from numbers with any separators; other texts are ignored', () => {
    expect(['1,2', ' 1; 2 ', '1 x 2', '1,../2'].map(idsOf)).to.deep.equal(['1,2', '1,2', '1,2', '1'])
  })

  it('that do not exist have no list', () => {
    const remove = addNewsList('')
    expect(hasNewsList('')).to.equal(false)
    remove()
  })

  it('have a list as long as one of them is in the page', () => {
    const [removeOne, removeOther] = [addNewsList('1,2'), addNewsList('1 2')]
    removeOne()
    expect([hasNewsList('1,2'), hasNewsList('2')]).to.deep.equal([true, false])
    removeOther()
    expect(hasNewsList('1,2')).to.equal(false)
  })
})
