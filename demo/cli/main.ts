import { stripVTControlCharacters } from 'node:util'
import { defineCommand, renderUsage, runMain, type showUsage } from 'citty'
import { version } from '../../package.json'
import { check } from './check/check-command.ts'
import { mock } from './mock-command.ts'
import { newTheme } from './new-theme-command.ts'

/** Prints the help: in colours for a terminal, unless NO_COLOR is set, and as plain text for other programs. */
const showHelp: typeof showUsage = async (command, parent) => {
  const help = await renderUsage(command, parent)
  console.log(process.stdout.isTTY && process.stdout.hasColors() ? help : stripVTControlCharacters(help))
}

runMain(
  defineCommand({
    meta: { name: 'vitrine', version, description: 'Tools for themes of Vitrine.' },
    subCommands: { mock, 'new-theme': newTheme, check },
  }),
  { showUsage: showHelp },
)
