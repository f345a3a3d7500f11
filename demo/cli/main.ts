import { defineCommand, runMain } from 'citty'
import { check } from './check/check-command.ts'
import { mock } from './mock-command.ts'
import { newTheme } from './new-theme-command.ts'

runMain(
  defineCommand({
    meta: { name: 'vitrine', description: 'Tools for themes of Vitrine.' },
    subCommands: { mock, 'new-theme': newTheme, check },
  }),
)
