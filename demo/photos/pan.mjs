import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright'

/*
 * Films a look along a still life, there and back: `CHROMIUM=/usr/bin/chromium node demo/photos/pan.mjs
 * http://127.0.0.1:8080 hero table.webm`, with the address of a running shop. The film in demo/theme/media was made so.
 */
const [shop, still, file] = process.argv.slice(2)

/** Pixels, seconds of one way, pictures a second, bits a second, and how much of the picture's height is seen. */
const shape = { width: 640, height: 280, seconds: 6, rate: 12, bits: 110_000, part: 0.62 }

/** Moves over the picture on a canvas, and records it. Runs in the page. */
async function record({ still, width, height, seconds, rate, bits, part }) {
  const answer = await fetch(`/photos/stills/${still}-1600.webp`)
  const picture = await createImageBitmap(await answer.blob())
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
  const seen = { height: picture.height * part, width: (picture.height * part * width) / height }
  for (let frame = 0; frame < 2 * seconds * rate; frame += 1) {
    // Slow at both ends.
    const way = (1 - Math.cos((Math.PI * frame) / (seconds * rate))) / 2
    const left = (picture.width - seen.width) * way
    context.drawImage(picture, left, picture.height - seen.height, seen.width, seen.height, 0, 0, width, height)
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
const bytes = await page.evaluate(record, { still, ...shape })
writeFileSync(file, Buffer.from(bytes))
console.log(`${file}: ${Math.round(bytes.length / 1_000)} kB`)
await browser.close()
