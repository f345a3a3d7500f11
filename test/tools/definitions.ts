import { runnerImport } from 'vite'
import type { Definition } from '../../runtime/element/define.ts'
import { type Room, rooms } from './library.ts'

export type DefinedRoom = Room & { definition: Definition }

/** The definitions of all rooms, read from their own files. */
export const definedRooms = (): Promise<DefinedRoom[]> =>
  Promise.all(
    rooms().map(async (room) => {
      const { module } = await runnerImport<Record<string, Definition>>(`./${room.folder}/definition.ts`, {
        configFile: false,
        logLevel: 'error',
      })
      const definition = Object.values(module).find((value) => value?.tag === room.tag)
      if (!definition) throw new Error(`${room.folder}/definition.ts does not export the definition of <${room.tag}>.`)
      return { ...room, definition }
    }),
  )
