import { runnerImport } from 'vite'
import type { Definition } from '../../runtime/element/define.ts'
import { type Room, rooms } from './library.ts'

/** A room with its definition and the name under which its module exports it. */
export type DefinedRoom = Room & { definition: Definition; name: string }

/** The definitions of all rooms, read from their own files. */
export async function definedRooms(): Promise<DefinedRoom[]> {
  const { module } = await runnerImport<typeof import('./all-definitions.ts')>('./test/tools/all-definitions.ts', {
    configFile: false,
    logLevel: 'error',
  })
  return rooms().map((room) => {
    const file = `../../${room.folder}/definition.ts`
    const [name, definition] =
      Object.entries(module.modules[file] ?? {}).find(([, value]) => value?.tag === room.tag) ?? []
    if (!name || !definition)
      throw new Error(`${room.folder}/definition.ts does not export the definition of <${room.tag}>.`)
    return { ...room, name, definition }
  })
}
