import { expect } from '@open-wc/testing'
import { strengthOf } from './strength.ts'

describe('the strength of a password', () => {
  it('is short below eight characters, whatever they are', () => {
    for (const text of ['', 'abc', 'k9!Zq#2']) expect(strengthOf(text), text).to.equal('short')
  })

  it('is weak for common passwords, for repetitions, and for sequences', () => {
    for (const text of ['password1', 'azerty2024', 'aaaaaaaaaaaa', '12345678', 'abcdefghij', 'motdepasse1']) {
      expect(strengthOf(text), text).to.equal('weak')
    }
  })

  it('does not count text of the shopper’s own e-mail', () => {
    expect(strengthOf('camillelaurent7', ['camille.laurent@example.com'])).to.equal('weak')
    expect(strengthOf('camille(laurent7', ['camille(x@example.com'])).not.to.equal('short')
  })

  it('grows with the length, so that a sentence needs no special characters', () => {
    expect(['tk7wq3mz', 'tk7wq3mzb'].map((text) => strengthOf(text))).to.deep.equal(['weak', 'fair'])
    expect(strengthOf('quatre chats dorment au soleil')).to.equal('strong')
    expect(strengthOf('четыре кота спят на солнце')).to.equal('strong')
  })
})
