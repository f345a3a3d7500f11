import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

/*
 * Films pictures of a running shop. The films of demo/theme were made so:
 *   CHROMIUM=/usr/bin/chromium node demo/photos/film.mjs http://127.0.0.1:8080 turn 1 turn-1.webm    a variant on the turntable
 *   CHROMIUM=/usr/bin/chromium node demo/photos/film.mjs http://127.0.0.1:8080 pan hero table.webm   a look along a still life
 */
const [shop, kind, name, file] = process.argv.slice(2)

/**
 * The films: pixels, pictures a second, bits a second, the photos, and the shots in order. A shot is a photo, a share
 * of its height, and a position along it from 0 to 1.
 */
const films = {
  turn() {
    const photos = Array.from({ length: 36 }, (_, frame) => `${name}/spin-${String(frame).padStart(2, '0')}-640`)
    const looks = photos.map((_, photo) => ({ photo, part: 1, way: 0 }))
    return { width: 640, height: 640, rate: 15, bits: 2_500_000, photos, looks }
  },
  // Forth and back in six seconds each, slow at both ends; the lower part of the photo.
  pan() {
    const rate = 12
    const looks = Array.from({ length: 12 * rate }, (_, frame) => {
      return { photo: 0, part: 0.62, way: (1 - Math.cos((Math.PI * frame) / (6 * rate))) / 2 }
    })
    return { width: 640, height: 280, rate, bits: 110_000, photos: [`stills/${name}-1600`], looks }
  },
}

/** Draws the shots on a canvas, and records it. Runs in the page. */
async function record({ width, height, rate, bits, photos, looks }) {
  const pictures = []
  for (const photo of photos) {
    // The studio draws each photo at its first request, and answers 503 while it is busy.
    let answer
    do answer = await fetch(`/photos/${photo}.webp`)
    while (answer.status === 503)
    pictures.push(await createImageBitmap(await answer.blob()))
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
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
  for (const { photo, part, way } of looks) {
    const picture = pictures[photo]
    const seen = { height: picture.height * part, width: (picture.height * part * width) / height }
    const [left, top] = [(picture.width - seen.width) * way, picture.height - seen.height]
    context.drawImage(picture, left, top, seen.width, seen.height, 0, 0, width, height)
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
const bytes = await page.evaluate(record, films[kind]())
writeFileSync(file, Buffer.from(bytes))
console.log(`${file}: ${Math.round(bytes.length / 1_000)} kB`)
await browser.close()
