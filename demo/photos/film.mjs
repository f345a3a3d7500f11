import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

/*
 * Films a piece on the turntable: `CHROMIUM=/usr/bin/chromium node demo/photos/film.mjs http://127.0.0.1:8080 1 turn-1.webm`,
 * with the address of a running shop and the number of a variant. The films in demo/theme/images were made so.
 */
const [shop, variant, file] = process.argv.slice(2)

/** Pixels of a side, photos of a turn, photos a second, bits a second. */
const shape = { side: 640, frames: 36, rate: 15, bits: 2_500_000 }

/** Draws the photos of one turn on a canvas, one after the other, and records it. Runs in the page. */
async function record({ variant, side, frames, rate, bits }) {
  const photos = []
  for (let frame = 0; frame < frames; frame += 1) {
    // The studio draws each photo when it is first asked for, and says so when it has too much to do.
    let answer
    do answer = await fetch(`/photos/${variant}/spin-${String(frame).padStart(2, '0')}-640.webp`)
    while (answer.status === 503)
    photos.push(await createImageBitmap(await answer.blob()))
  }
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const context = canvas.getContext('2d')
  const stream = canvas.captureStream(0)
  const [track] = stream.getVideoTracks()
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: bits })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((done) => {
    recorder.onstop = done
  })
  recorder.start()
  for (const photo of photos) {
    context.drawImage(photo, 0, 0, side, side)
    track.requestFrame()
    await new Promise((next) => setTimeout(next, 1_000 / rate))
  }
  recorder.stop()
  await stopped
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
}

const executablePath = process.env.CHROMIUM
const browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {})
const page = await browser.newPage()
await page.goto(`${shop}/`)
const bytes = await page.evaluate(record, { variant, ...shape })
writeFileSync(file, Buffer.from(bytes))
console.log(`${file}: ${Math.round(bytes.length / 1_000)} kB`)
await browser.close()
