import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { signIn } from '../shop.ts'

export type Sent = { name: string; type?: string; data: Buffer }

export async function staffOf(visitor: () => Promise<APIRequestContext>): Promise<APIRequestContext> {
  const someone = await visitor()
  await signIn(someone, 'sacha@example.com', 'vitrine-demo')
  return someone
}

export const json = { Accept: 'application/json' }

/** Sends files as the form of the library does; it accepts JSON unless `headers` differ. */
export function send(
  someone: APIRequestContext,
  files: Sent[],
  fields: Record<string, string> = {},
  headers: Record<string, string> = json,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { name, type = 'application/octet-stream', data } of files)
    form.append('files', new Blob([new Uint8Array(data)], { type }), name)
  return someone.post('/assets/upload', { multipart: form, headers, maxRedirects: 0 })
}

export async function sendOne(someone: APIRequestContext, file: Sent, fields: Record<string, string> = {}) {
  const [asset] = await (await send(someone, [file], fields)).json()
  return asset
}

export type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

export const picture = (width: number, height: number, format: Format = 'png', colour = '#a33') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 4),
            height: Math.ceil(height / 4),
            channels: 3 as const,
            background: '#fff',
          },
        },
        gravity: 'northwest',
      },
    ])
    .toFormat(format)
    .toBuffer()
