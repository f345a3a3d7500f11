import type { MouseButton } from '../../harness/browsers/windows/input.ts'
import type { BrowserWindow } from '../../harness/browsers/windows/window.ts'

/** A command of a test to the test runner, such as `sendKeys`. */
export type Command = { command: string; payload: Record<string, unknown> }

/** The answer to a command, as the test runner gives it; an `error` is thrown in the test. */
type CommandAnswer = { executed: boolean; result?: unknown; error?: string }

type Waiting = { command: Command; answer: (answer: CommandAnswer) => void }

/** The properties of the page that the connection of its test framework sets. */
export type TestedPage = { waitingCommand?: Waiting | undefined }

/**
 * The connection to the test runner that the test framework imports. In a browser that the test runner cannot drive, the
 * page keeps the result and the command that waits for its answer, and its window reads both.
 */
export const CONNECTION = `export const webSocket = new EventTarget()
export const sendMessage = async ({ type, result }) => {
  if (type === 'wtr-session-finished') window.sessionResult = JSON.stringify(result)
}
let last = Promise.resolve()
const waits = (command) => new Promise((resolve, reject) => {
  window.waitingCommand = { command, answer: (answer) => answer.error ? reject(new Error(answer.error)) : resolve(answer) }
})
export const sendMessageWaitForResponse = ({ command, payload }) => {
  const answer = last.then(() => waits({ command, payload }))
  last = answer.catch(() => {})
  return answer
}`

/** Answers the command that waits in a page. */
const answerIn = (answer: CommandAnswer) => {
  const page = window as TestedPage
  const waiting = page.waitingCommand
  page.waitingCommand = undefined
  waiting?.answer(answer)
}

async function sendKeys({ input }: BrowserWindow, payload: Record<string, unknown>): Promise<void> {
  const { type, press, down, up } = payload as Record<string, string | undefined>
  if (type !== undefined) await input.type(type)
  if (press !== undefined) await input.press(press)
  if (down !== undefined) await input.keyDown(down)
  if (up !== undefined) await input.keyUp(up)
}

async function sendMouse({ input }: BrowserWindow, payload: Record<string, unknown>): Promise<void> {
  const {
    type,
    position,
    button = 'left',
  } = payload as {
    type: 'move' | 'click' | 'down' | 'up'
    position?: [number, number]
    button?: MouseButton
  }
  if (position) await input.move(...position)
  if (type === 'click' || type === 'down') await input.mouseDown(button)
  if (type === 'click' || type === 'up') await input.mouseUp(button)
}

/** The drivers can only restore the default of a medium. */
async function emulateMedia({ engine }: BrowserWindow, payload: Record<string, unknown>): Promise<void> {
  const changed = Object.entries(payload).filter(([, value]) => !/^(no-preference|none|light|screen)$/.test(`${value}`))
  if (changed.length > 0) throw new Error(`The driver of ${engine} cannot emulate ${JSON.stringify(payload)}.`)
}

const COMMANDS: Record<string, (window: BrowserWindow, payload: Record<string, unknown>) => Promise<void>> = {
  'send-keys': sendKeys,
  'send-mouse': sendMouse,
  'reset-mouse': (window) => window.input.move(0, 0),
  'emulate-media': emulateMedia,
  'set-viewport': (window, { width, height }) => window.resize(width as number, height as number),
}

/** Executes the command of a test in its window, and sends the answer to its page. */
export async function execute(window: BrowserWindow, { command, payload }: Command): Promise<void> {
  const run = COMMANDS[command]
  const problem = run
    ? await run(window, payload).then(
        () => undefined,
        (error: Error) => error.message,
      )
    : `The driver of ${window.engine} has no command "${command}".`
  await window.evaluate(answerIn, problem ? { executed: false, error: problem } : { executed: true, result: true })
}
