import { cpSync, existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineCommand } from 'citty'
import { fail } from './fail.ts'

/** The pages are beside the program. */
const THEME = fileURLToPath(new URL('theme', import.meta.url))

/** `vitrine new-theme`: the pages of a small shop, which the server of a theme can print in its own way. */
export const newTheme = defineCommand({
  meta: { name: 'new-theme', description: 'Writes the pages of a small shop into an empty folder.' },
  args: { folder: { type: 'positional', required: true, description: 'The folder, which is made if there is none.' } },
  run({ args }) {
    const folder = resolve(args.folder)
    if (existsSync(folder) && readdirSync(folder).length > 0)
      fail(`${folder} is not empty, and no file is replaced: name a new folder.`)
    cpSync(THEME, folder, { recursive: true })
    console.log(`The pages are in ${folder}. \`npx vitrine mock ${args.folder}\` serves them.`)
  },
})
