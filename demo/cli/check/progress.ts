import { clearLine, cursorTo } from 'node:readline'
import type { WriteStream } from 'node:tty'
import { printable } from './report.ts'

/** Shows what a program does: in a terminal as one line that changes, else as lines. */
export function progressOn(stream: WriteStream): { show(text: string): void; end(): void } {
  const clear = () => {
    if (!stream.isTTY) return
    clearLine(stream, 0)
    cursorTo(stream, 0)
  }
  return {
    show(text) {
      clear()
      stream.write(stream.isTTY ? printable(text).slice(0, stream.columns - 1) : `${printable(text)}\n`)
    },
    end: clear,
  }
}
