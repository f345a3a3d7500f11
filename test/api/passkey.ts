import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, password } from './shop.ts'

/** The shop by a name: passkeys cannot belong to an IP address. */
export const byName = (url: string) => url.replace('127.0.0.1', 'localhost')

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** User present, user verified; and with the key of a new credential. */
const VERIFIED = 0x05
const WITH_KEY = 0x45

const noCount = Buffer.alloc(4)
const site = sha256('localhost')

const clientData = (type: 'create' | 'get', challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))

const passkeys = '/fr/security/passkeys'

/** A device with one passkey, from the shop's view: WebAuthn level 3, attestation `none`, ES256. */
export function softDevice(url: string) {
  const { origin } = new URL(byName(url))
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 0x20]), Buffer.from(value, 'base64url')])
  // CBOR: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }
  const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), part(0x21, x), part(0x22, y)])

  const made = (challenge: string) => {
    const length = Buffer.from([0, id.length])
    const data = Buffer.concat([site, Buffer.from([WITH_KEY]), noCount, Buffer.alloc(16), length, id, key])
    // CBOR: { fmt: 'none', attStmt: {}, authData: data }
    const head = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
    ])
    const middle = Buffer.concat([Buffer.from([0x67]), Buffer.from('attStmt'), Buffer.from([0xa0, 0x68])])
    const tail = Buffer.concat([Buffer.from('authData'), Buffer.from([0x58, data.length]), data])
    return answer({
      clientDataJSON: base64(clientData('create', challenge, origin)),
      attestationObject: base64(Buffer.concat([head, middle, tail])),
      transports: ['internal'],
    })
  }

  const used = (challenge: string) => {
    const client = clientData('get', challenge, origin)
    const data = Buffer.concat([site, Buffer.from([VERIFIED]), noCount])
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
    return answer({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(signature),
    })
  }

  const answer = (response: object) =>
    JSON.stringify({ id: base64(id), rawId: base64(id), type: 'public-key', response, clientExtensionResults: {} })

  const challengeOf = async (visitor: APIRequestContext, path: string, form: Record<string, string>) => {
    const asked = await visitor.post(`${passkeys}/${path}`, { form, headers: { 'X-Page-Target': 'passkey' } })
    expect(asked.status()).toBe(200)
    return (await asked.json()).Options.challenge as string
  }

  return {
    add: async (visitor: APIRequestContext, word = password) => {
      const challenge = await challengeOf(visitor, 'add', { Name: 'Portable', CurrentPassword: word })
      const form = { Name: 'Portable', Credential: made(challenge) }
      return visitor.post(`${passkeys}/keep`, { form, maxRedirects: 0 })
    },
    use: async (visitor: APIRequestContext) => {
      const form = { Credential: used(await challengeOf(visitor, 'use', {})) }
      return visitor.post(`${passkeys}/signin`, { form, maxRedirects: 0 })
    },
  }
}
