import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { TEST_LIMIT } from '../../harness/limits.ts'
import { expect, test } from '../shop.ts'
import { picture, type Sent, send, staffOf } from './staff.ts'

/** The stored name, or a part of the sentence that refuses the file. */
type Case = { what: string; sent: Sent; kept?: string; refused?: RegExp }

const wrongType = /n’est pas d’un type accepté/
const damaged = /abîmé/
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(document.domain)</script>'
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const text = (content: string) => Buffer.from(content)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A PNG that declares a very large size and contains next to nothing: unpacked it would fill the memory. */
function bomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(1_000_000), { level: 9 })
  const start = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

async function animation(frames: number, side = 8): Promise<Buffer> {
  const shades = Array.from({ length: frames }, (_, index) => Buffer.alloc(side * side * 3, (index * 37) % 256))
  const raw = { width: side, height: side * frames, channels: 3 as const, pageHeight: side }
  return sharp(Buffer.concat(shades), { raw })
    .gif({ delay: frames > 1 ? Array(frames).fill(100) : 100 })
    .toBuffer()
}

/** A ZIP with one empty file in it, as far as programs check it. */
const zip = Buffer.concat([
  Buffer.from('504b0304140000000000', 'hex'),
  Buffer.alloc(20 - 4),
  Buffer.from([5, 0, 0, 0]),
  text('a.txt'),
  Buffer.from('504b0506', 'hex'),
  Buffer.alloc(18),
])

async function cases(): Promise<Case[]> {
  const [png, jpeg, webp, avif] = await Promise.all(
    (['png', 'jpeg', 'webp', 'avif'] as const).map((f) => picture(64, 48, f)),
  )
  if (!png || !jpeg || !webp || !avif) throw new Error('There are no pictures.')
  const gif = await picture(64, 48, 'gif')
  const withText = (data: Buffer, more: string) => Buffer.concat([data, text(more)])
  const file = (name: string, data: Buffer, type?: string): Sent => ({ name, data, ...(type && { type }) })
  return [
    // Names that hide the type of a file.
    { what: 'a double ending', sent: file('photo.jpg.exe', jpeg), refused: wrongType },
    {
      what: 'an ending of a program before that of a picture',
      sent: file('shell.php.png', png),
      kept: 'shell-php.png',
    },
    { what: 'a program by its ending', sent: file('shell.php', png), refused: wrongType },
    { what: 'a page by its ending', sent: file('picture.html', png, 'image/png'), refused: wrongType },
    { what: 'a text that turns its direction', sent: file('photo\u202egpj.exe', jpeg), refused: wrongType },
    { what: 'a picture whose name turns its direction', sent: file('photo\u202exe.png', png), kept: 'photoxe.png' },
    { what: 'a path upwards', sent: file('../../../etc/passwd.png', png), kept: 'passwd.png' },
    { what: 'a path of Windows', sent: file('C:\\Windows\\system32\\a.png', png), kept: 'a.png' },
    { what: 'an absolute path', sent: file('/etc/cron.d/job.png', png), kept: 'job.png' },
    { what: 'a NUL before another ending', sent: file('photo.php\0.png', png), refused: /unreadable/ },
    { what: 'a line break in a name', sent: file('a\r\nSet-Cookie: x=1.png', png), kept: undefined },
    {
      what: 'a name of markup',
      sent: file('<img src=x onerror=alert(1)>.png', png),
      kept: '<img src=x onerror=alert(1)>.png',
    },
    { what: 'a quote in a name', sent: file('a"; filename="b.html.png', png), kept: undefined },
    { what: 'a hidden file', sent: file('.htaccess', text('Options +ExecCGI\n')), refused: wrongType },
    { what: 'dots alone', sent: file('...png', png), kept: 'file.png' },
    { what: 'a name of a device', sent: file('CON.png', png), kept: 'CON-.png' },
    { what: 'a space at the end', sent: file('photo.png  ', png), kept: 'photo.png' },
    { what: 'a name that is too long', sent: file(`${'é'.repeat(400)}.png`, png), kept: `${'é'.repeat(100)}.png` },
    { what: 'an ending in capitals', sent: file('PHOTO.JPEG', jpeg), kept: 'PHOTO.jpg' },
    { what: 'no ending at all', sent: file('pasted', png), kept: 'pasted.png' },
    // Contents that differ from the type in the name.
    { what: 'a picture of another format', sent: file('photo.png', jpeg), kept: 'photo.jpg' },
    {
      what: 'a page under the name of a picture',
      sent: file('photo.png', text(html), 'image/png'),
      refused: wrongType,
    },
    {
      what: 'a program under the name of a picture',
      sent: file('photo.jpg', text('MZ\x90\0\x03\0\0\0')),
      refused: wrongType,
    },
    {
      what: 'the beginning of a picture alone',
      sent: file('photo.png', Buffer.from('89504e470d0a1a0a', 'hex')),
      refused: wrongType,
    },
    { what: 'half a picture', sent: file('photo.jpg', jpeg.subarray(0, jpeg.length / 3)), refused: damaged },
    {
      what: 'a picture with a wrong checksum',
      sent: file('photo.png', Buffer.concat([png.subarray(0, 29), Buffer.from('00000000', 'hex'), png.subarray(33)])),
      refused: damaged,
    },
    { what: 'a PDF under the name of a picture', sent: file('photo.png', text(pdf)), refused: wrongType },
    { what: 'a picture under the name of a PDF', sent: file('letter.pdf', png), refused: wrongType },
    { what: 'a page under the name of a PDF', sent: file('letter.pdf', text(html)), refused: wrongType },
    { what: 'a PDF that begins with a page', sent: file('letter.pdf', text(html + pdf)), refused: wrongType },
    { what: 'a page under the name of a text', sent: file('notes.txt', text(html)), refused: wrongType },
    {
      what: 'a program under the name of a text',
      sent: file('notes.txt', text('#!/bin/sh\nrm -rf /\n')),
      refused: wrongType,
    },
    {
      what: 'bytes under the name of a text',
      sent: file('notes.txt', Buffer.from([0xc3, 0x28, 0xff, 0xfe])),
      refused: wrongType,
    },
    { what: 'a NUL in a text', sent: file('notes.txt', text('a\0b')), refused: wrongType },
    { what: 'an archive', sent: file('all.zip', zip), refused: wrongType },
    { what: 'an archive under the name of a document', sent: file('letter.docx', zip), refused: wrongType },
    { what: 'a drawing with a program in it', sent: file('logo.svg', text(svg), 'image/svg+xml'), refused: /SVG/ },
    { what: 'a drawing under the name of a picture', sent: file('logo.png', text(svg)), refused: wrongType },
    { what: 'a packed drawing', sent: file('logo.svgz', deflateSync(text(svg))), refused: /SVG/ },
    { what: 'an icon', sent: file('favicon.ico', Buffer.from('00000100010010100000', 'hex')), refused: wrongType },
    { what: 'nothing', sent: file('photo.png', Buffer.alloc(0)), refused: /est vide/ },
    // Files with two types at once.
    { what: 'a picture with a page behind it', sent: file('a.png', withText(png, html)), kept: 'a.png' },
    {
      what: 'a picture with a program behind it',
      sent: file('b.jpg', withText(jpeg, '<?php system($_GET[0]); ?>')),
      kept: 'b.jpg',
    },
    { what: 'a picture with an archive behind it', sent: file('c.gif', Buffer.concat([gif, zip])), kept: 'c.gif' },
    { what: 'a picture with a script in its comment', sent: file('d.jpg', await commented(jpeg)), kept: 'd.jpg' },
    { what: 'a page that begins as a GIF', sent: file('e.gif', text(`GIF89a/*${html}*/=1;`)), refused: damaged },
    // Files that would use too many resources.
    { what: 'a bomb of pixels', sent: file('bomb.png', bomb(60_000, 60_000)), refused: /trop de pixels|abîmé/ },
    {
      what: 'a bomb that is only long',
      sent: file('long.png', bomb(1, 2_000_000_000)),
      refused: /trop de pixels|abîmé/,
    },
    { what: 'an animation without an end', sent: file('long.gif', await animation(301)), refused: /trop longue/ },
    { what: 'an animation', sent: file('short.gif', await animation(3)), kept: 'short.gif' },
    { what: 'a picture of one pixel', sent: file('dot.png', await picture(1, 1)), kept: 'dot.png' },
    { what: 'a modern picture', sent: file('f.avif', avif), kept: 'f.avif' },
    { what: 'a table', sent: file('prices.csv', text('vase;24\nbol;12\n')), kept: 'prices.csv' },
    { what: 'a real PDF', sent: file('letter.pdf', text(pdf)), kept: 'letter.pdf' },
  ]
}

/** Texts and bytes that must not remain in a picture. */
const hostile = ['<script', '<?php', Buffer.from('504b0304', 'hex')]

async function commented(jpeg: Buffer): Promise<Buffer> {
  const comment = text('<script>alert(1)</script>')
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

test.describe('a hostile file', () => {
  test('is refused with its reason, or loses its hostile content', async ({ visitor }) => {
    test.setTimeout(2 * TEST_LIMIT)
    const staff = await staffOf(visitor)
    const all = await cases()
    expect(all.length).toBeGreaterThan(50)
    const wrong: string[] = []
    for (const { what, sent, kept, refused } of all) {
      const answer = await send(staff, [sent])
      const [made] = answer.status() === 400 ? [{ Error: 'unreadable' }] : await answer.json()
      if (refused) {
        if (![400, 422].includes(answer.status()) || !refused.test(made.Error ?? ''))
          wrong.push(`${what}: ${JSON.stringify(made)}`)
        continue
      }
      if (made?.Error !== undefined || (kept !== undefined && made.name !== kept)) {
        wrong.push(`${what}: ${JSON.stringify(made)}, not ${kept}`)
        continue
      }
      const file = await staff.get(made.Uri)
      const headers = file.headers()
      const body = await file.body()
      if (hostile.some((part) => body.includes(part))) wrong.push(`${what}: something hostile is left`)
      if (headers['x-content-type-options'] !== 'nosniff') wrong.push(`${what}: a browser may guess its type`)
      if (!headers['content-security-policy']?.includes('sandbox')) wrong.push(`${what}: it may run something`)
      if (/html|svg|script/.test(headers['content-type'] ?? '')) wrong.push(`${what}: ${headers['content-type']}`)
      if (/[\r\n\p{Cf}]/u.test(made.name)) wrong.push(`${what}: its name holds what is not seen`)
    }
    expect(wrong).toEqual([])
  })

  test('is one of many, and the others are accepted', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const files = [
      { name: 'one.png', data: await picture(12, 12) },
      { name: 'two.svg', data: text(svg) },
      { name: 'three.png', data: await picture(12, 12) },
    ]
    const answer = await send(staff, files)
    const list = await answer.json()
    expect(answer.status()).toBe(200)
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['one.png', 'two.svg', 'three.png'])
    expect(list[1]).toEqual({ name: 'two.svg', Error: expect.stringMatching(/SVG/) })
    const many = Array.from({ length: 22 }, (_, index) => ({ name: `${index}.txt`, data: text(`${index}`) }))
    const more = await (await send(staff, many)).json()
    expect(more.filter(({ Error: error }: { Error?: string }) => error)).toHaveLength(2)
  })

  test('is turned upright, and loses the place where it was taken', async ({ visitor }) => {
    const staff = await staffOf(visitor)
    const data = await sharp(await picture(60, 30, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '50/1 50/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const [made] = await (await send(staff, [{ name: 'upright.jpg', data }])).json()
    expect([made.width, made.height]).toEqual([30, 60])
    const facts = await sharp(await (await staff.get(made.Uri)).body()).metadata()
    expect([facts.exif, facts.orientation, facts.width]).toEqual([undefined, undefined, 30])
  })

  test('without a complete form is refused', async ({ visitor, shop }) => {
    const staff = await staffOf(visitor)
    const headers = { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=x' }
    for (const data of ['', '--x', '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nabc'])
      expect((await staff.post('/assets/upload', { data, headers })).status(), data).toBe(400)
    expect((await staff.post('/assets/upload', { data: '{}', headers: { Accept: 'application/json' } })).status()).toBe(
      400,
    )
    expect((await staff.get(`${shop.url}/fr/`)).status()).toBe(200)
  })
})
