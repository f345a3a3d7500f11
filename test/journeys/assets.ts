import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect } from './shop.ts'
import type { At } from './visitor.ts'

export const LIBRARY = '/fr/assetslibrary/asset/assetsbyfolder/1'

export const picture = async (name: string, width = 40, height = 30) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .png()
    .toBuffer(),
})

export async function asStaff(page: Page, at: At): Promise<void> {
  const form = { Email: 'sacha@example.com', Password: 'vitrine-demo' }
  const answer = await page.request.post(at('/fr/security/login'), { form, maxRedirects: 0 })
  expect(answer.status()).toBe(303)
}

export const nameOf = (text: string) => `${text}-${crypto.randomUUID().slice(0, 8)}.png`
