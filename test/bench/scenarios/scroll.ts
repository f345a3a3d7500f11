import type { Browser } from 'playwright'
import { atMost } from '../limits.ts'
import { cold, type Sample, sample, timeToUpgraded } from '../measure.ts'
import type { Side } from '../sides.ts'

const CARDS = '/fr/catalog?pageSize=200'

/** Pixels a second: the speed of somebody who turns a wheel briskly. */
const SPEED = 4_000

/** The list grows on the way: cards that were never in view have an estimated height. */
const LONGER = 1.1

function noteFrames(): void {
  const frames: number[] = []
  Object.assign(globalThis, { frames })
  const note = (time: number) => {
    frames.push(time)
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

/** From the top of 200 cards to the bottom by the wheel: the longest time between two frames. */
export function scrollCards(browser: Browser, side: Side): Promise<Sample[]> {
  return cold(browser, side, async (page, context) => {
    await page.goto(side.url + CARDS, { waitUntil: 'networkidle' })
    await timeToUpgraded(page, 'main')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const devtools = await context.newCDPSession(page)
    await page.evaluate(noteFrames)
    await devtools.send('Input.synthesizeScrollGesture', {
      ...{ x: 640, y: 400, yDistance: -height * LONGER, speed: SPEED },
      ...{ gestureSourceType: 'mouse', preventFling: true },
    })
    const seen = await page.evaluate(() => ({
      frames: (globalThis as unknown as { frames: number[] }).frames,
      isAtEnd: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    }))
    if (!seen.isAtEnd) throw new Error('The wheel did not reach the end of the list.')
    const gaps = seen.frames.slice(1).map((time, index) => time - (seen.frames[index] as number))
    return [
      sample('200 cards scrolled by the wheel, longest frame', 'ms', Math.max(...gaps), atMost(50)),
      sample(
        '200 cards scrolled by the wheel, frames over 50 ms',
        'frames',
        gaps.filter((gap) => Math.round(gap) > 50).length,
      ),
    ]
  })
}
