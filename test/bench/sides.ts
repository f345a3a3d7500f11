import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { startShop } from '../harness/shop/shop-server.ts'
import { BASELINE_FOLDER, startBaseline } from './baseline.ts'

/** `blocked` is the shop of `react` in a browser that refuses every script of the library. */
export type SideName = 'today' | 'react' | 'lean' | 'blocked'

export type Side = {
  name: SideName
  url: string
  library: string
  tags: Tags
  stop(): Promise<void>
}

/** The tags of a side. `isView`: the kit hydrates the tag. `load` is the moment at which the tag loads its code. */
export type Tags = Record<string, { isView: boolean; load: string }>

/** A tag that is registered by the kit of the views says so in its index.ts. */
const KIT = '/runtime/view/'

export function tagsOf(checkout: string): Tags {
  const elements = `${checkout}/elements`
  const definitions = readdirSync(elements, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^[^/\\]+[/\\][^/\\]+[/\\]definition\.ts$/.test(file),
  )
  return Object.fromEntries(
    definitions.map((file) => {
      const definition = readFileSync(`${elements}/${file}`, 'utf8')
      const index = `${elements}/${file.replace('definition.ts', 'index.ts')}`
      const isView = existsSync(index) && readFileSync(index, 'utf8').includes(KIT)
      const tag = /tag: '([\w-]+)'/.exec(definition)?.[1] ?? file
      return [tag, { isView, load: /\bload: '(\w+)'/.exec(definition)?.[1] ?? 'visible' }]
    }),
  )
}

const own = (name: SideName, library: string) => async (): Promise<Side> => ({
  ...(await startShop({ VITRINE_DIST: library })),
  ...{ name, library, tags: tagsOf('.') },
})

const STARTS: Readonly<Record<SideName, () => Promise<Side>>> = {
  today: async () => ({
    ...(await startBaseline()),
    ...{ name: 'today', library: `${BASELINE_FOLDER}/dist`, tags: tagsOf(BASELINE_FOLDER) },
  }),
  react: own('react', 'dist'),
  lean: own('lean', 'dist/lean'),
  blocked: own('blocked', 'dist'),
}

/** Starts a shop for each of the sides. */
export async function openSides(...names: SideName[]): Promise<Side[]> {
  const open: Side[] = []
  try {
    for (const name of names) {
      const side = await STARTS[name]()
      const tags = Object.values(side.tags)
      const views = tags.filter(({ isView }) => isView).length
      console.log(`${side.name}: ${side.library}, ${tags.length} tags, ${views} of them views of the kit`)
      open.push(side)
    }
    return open
  } catch (error) {
    await closeSides(open)
    throw error
  }
}

export const closeSides = async (sides: Side[]): Promise<void> => {
  await Promise.all(sides.map(({ stop }) => stop()))
}
