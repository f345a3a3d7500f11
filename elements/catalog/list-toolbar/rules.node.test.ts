import { expect } from '@open-wc/testing'
import { isAllowed, listAddress } from './rules.ts'

const address = 'https://shop.example/fr/catalog?q=bol&filter=%7B%22a%22%3A1%7D&pageindex=3#list'

describe('the address of a list', () => {
  it('begins at the first page with another page size [NAV-21]', () => {
    const url = new URL(listAddress(address, [['pageSize', '48']]))
    expect([...url.searchParams.keys()]).to.deep.equal(['q', 'filter', 'pageSize'])
  })

  it('begins at the first page in another order', () => {
    expect(new URL(listAddress(address, [['sort', 'name_asc']])).searchParams.has('pageindex')).to.equal(false)
  })

  it('stays on its page in another view, and replaces the previous view', () => {
    const url = new URL(listAddress(`${address.replace('#list', '')}&display=grid`, [['display', 'table']]))
    expect(url.searchParams.get('pageindex')).to.equal('3')
    expect(url.searchParams.getAll('display')).to.deep.equal(['table'])
  })

  it('has no parameter for a setting without a value, and requests no modal again', () => {
    const url = listAddress('https://shop.example/fr/catalog?sort=newest&openWishlist=2&q=bol', [['sort', '']])
    expect(url).to.equal('https://shop.example/fr/catalog?q=bol')
  })

  it('allows only listed settings, and all without a list', () => {
    const allowed = { sorts: '', sizes: '12, 24,48' }
    expect(isAllowed(['pageSize', '24'], allowed)).to.equal(true)
    expect(isAllowed(['pageSize', '2'], allowed)).to.equal(false)
    expect(isAllowed(['sort', '9'], allowed)).to.equal(true)
    expect(isAllowed(['pageSize', ''], allowed)).to.equal(true)
    expect(isAllowed(['sort', 'odd'], { sorts: 'newest', sizes: '' })).to.equal(false)
  })
})
