import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever the built server is in it: the first parent folder with the demo's theme. */
export function projectFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'demo', 'theme'))) {
    const above = dirname(folder)
    if (above === folder) throw new Error('The demo runs inside its project folder: demo/theme was not found above it.')
    folder = above
  }
  return folder
}
