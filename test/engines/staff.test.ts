import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from './shop.ts'
import { patient } from './visitor.ts'

test('a picture is sent, cropped and shown', async ({ visitor }) => {
  const { window } = visitor
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-engines-'))
  const file = join(folder, `crop-${crypto.randomUUID().slice(0, 8)}.png`)
  await sharp({ create: { width: 1400, height: 600, channels: 3, background: '#a33' } })
    .png()
    .toFile(file)
  await visitor.post('/fr/security/login', { Email: 'sacha@example.com', Password: 'vitrine-demo' })
  await visitor.open('/fr/account/staff/pictures')
  await visitor.shows('image-upload[data-hydrated]')
  await window.upload('image-upload input[type=file]', file)
  await visitor.shows('dialog[open] .croppie-container, dialog[open] .cr-viewport')
  const isReady = () =>
    window.evaluate(
      () => document.querySelector('[data-part=dialog-confirm]')?.getAttribute('aria-disabled') !== 'true',
    )
  await expect.poll(isReady, patient).toBe(true)
  await visitor.click('[data-part=dialog-confirm]')
  await visitor.hides('dialog[open]')
  const id = () => window.evaluate(() => document.querySelector<HTMLInputElement>('input[name^=AssetId-]')?.value ?? '')
  await expect.poll(id, patient).toMatch(/^\d+$/)
  rmSync(folder, { recursive: true })
})
