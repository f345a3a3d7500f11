import { expect } from '@open-wc/testing'
import { NETWORKS, OFFERED, readNetworks, webAddress } from './rules.ts'

const shared = {
  url: 'https://shop.example/fr/vase?a=1&b=2#top',
  text: 'Vase « Lune » & co: 50 % + 1\nligne',
  picture: 'https://shop.example/vase.webp',
}

describe('the share addresses', () => {
  it('contain the encoded address and text, and nothing is injected by them [SHELL-06]', () => {
    for (const [network, { address }] of NETWORKS) {
      const url = new URL(address(shared))
      const values = [...url.searchParams.values()].join('\n')
      expect(values, network).to.include(shared.url)
      expect(url.hash, network).to.equal('')
      expect(address(shared), network)
        .to.match(/^[\x21-\x7e]+$/)
        .and.not.include('+')
    }
  })

  it('are the documented addresses of the networks', () => {
    const hosts = [...NETWORKS.values()].map(({ address }) => new URL(address(shared)))
    expect(hosts.map(({ host, protocol }) => host || protocol)).to.deep.equal([
      'www.facebook.com',
      'x.com',
      'www.linkedin.com',
      'www.pinterest.com',
      'wa.me',
      'mailto:',
    ])
  })

  it('put the text into the parameter of each network', () => {
    const asked = (network: string, name: string) =>
      new URL(NETWORKS.get(network)?.address(shared) ?? '').searchParams.get(name)
    expect(asked('x', 'text')).to.equal(shared.text)
    expect(asked('pinterest', 'media')).to.equal(shared.picture)
    expect(asked('email', 'subject')).to.equal(shared.text)
    expect(asked('whatsapp', 'text')).to.equal(`${shared.text} ${shared.url}`)
  })

  it('accept text that cannot be encoded, and omit empty parameters', () => {
    const odd = { url: 'https://shop.example/', text: 'half \ud83d', picture: '' }
    expect(NETWORKS.get('x')?.address(odd)).to.include('half%20%EF%BF%BD')
    expect(NETWORKS.get('pinterest')?.address({ ...odd, text: '' })).to.not.match(/media|description/)
  })
})

describe('networks and addresses of the attributes', () => {
  it('are the known networks, each once, in the given order [SHELL-07]', () => {
    expect(readNetworks(' X, facebook;x email ')).to.deep.equal({ known: ['x', 'facebook', 'email'], unknown: [] })
    expect(readNetworks('device, myspace,<b>')).to.deep.equal({ known: ['device'], unknown: ['myspace', '<b>'] })
    expect(readNetworks(OFFERED).known).to.deep.equal([...NETWORKS.keys()])
    expect(readNetworks('').known).to.deep.equal([])
  })

  it('accepts http addresses only', () => {
    const base = 'https://shop.example/fr/'
    expect(webAddress('vase', base)).to.equal('https://shop.example/fr/vase')
    for (const hostile of ['javascript:alert(1)', 'data:text/html,x', '', '  ', 'https://', null])
      expect(webAddress(hostile, base), String(hostile)).to.equal(undefined)
  })
})
