import { STILLS, type Still } from '../../../photos/sizes.ts'
import { photoAddress, photoSources, stillSources } from '../../../photos/sources.ts'
import type { Localized } from '../../cultures.ts'
import { foldText } from '../../fold.ts'
import type { NewRow } from '../../schema.ts'

const text = (fr: string, nl: string, es: string, de: string, it: string, pt: string): Localized => {
  return { fr, nl, es, de, it, pt }
}

/** The folders of the library: one root, and its subfolders. Ids are the positions in this list, from 1. */
export const folderRows: NewRow<'asset_folder'>[] = [
  { parent_id: null, name: text('Médiathèque', 'Mediatheek', 'Mediateca', 'Mediathek', 'Mediateca', 'Mediateca') },
  {
    parent_id: 1,
    name: text('Natures mortes', 'Stillevens', 'Bodegones', 'Stillleben', 'Nature morte', 'Naturezas-mortas'),
  },
  { parent_id: 1, name: text('Pièces', 'Stukken', 'Piezas', 'Stücke', 'Pezzi', 'Peças') },
  { parent_id: 3, name: text('De près', 'Van dichtbij', 'De cerca', 'Aus der Nähe', 'Da vicino', 'De perto') },
].map((row, position) => ({ id: position + 1, ...row, position }))

const views = text('Vue {n}', 'Beeld {n}', 'Vista {n}', 'Ansicht {n}', 'Vista {n}', 'Vista {n}')

const numbered = (names: Localized, number: number) =>
  Object.fromEntries(
    Object.entries(names).map(([culture, name]) => [culture, name.replace('{n}', String(number))]),
  ) as Localized

/** The path of a photo below the folder of photos, without the application path. */
const below = (address: string) => address.replace(/^\/photos\//, '')

const scenes = text('Décor {n}', 'Decor {n}', 'Decorado {n}', 'Szene {n}', 'Scena {n}', 'Cenário {n}')

function still(folder: number, name: Still, number: number): NewRow<'asset'> {
  const { src, width, height } = stillSources({ app: '', name })
  const [small] = STILLS[name].widths
  const title = numbered(scenes, number)
  const thumbnail = below(src.replace(/-\d+\.webp/, `-${small}.webp`))
  return { folder_id: folder, name: `${name}.webp`, title, photo: below(src), thumbnail, width, height }
}

function productPhoto(folder: number, variantId: number, view: string, number: number): NewRow<'asset'> {
  const { src, width, height } = photoSources({ app: '', variantId, view })
  const thumbnail = below(photoAddress('', variantId, view, 160))
  const name = `piece-${variantId}-${view}.webp`
  return { folder_id: folder, name, title: numbered(views, number), photo: below(src), thumbnail, width, height }
}

const searched = ({ name, title }: NewRow<'asset'>) => foldText([name, ...Object.values(title as Localized)].join(' '))

/** The pictures in the folders: still lifes and photos of a few products, which the studio draws. */
export const assetRows = (): NewRow<'asset'>[] => {
  const stills = Object.keys(STILLS) as Still[]
  const rows = [
    ...stills.slice(0, 2).map((name, index) => still(1, name, index + 1)),
    ...stills.slice(2).map((name, index) => still(2, name, index + 3)),
    ...[1, 10, 60, 120, 240, 400].map((variantId, index) => productPhoto(3, variantId, '0', index + 1)),
    ...[1, 10, 60].map((variantId, index) => productPhoto(4, variantId, '2', index + 1)),
  ]
  return rows.map((row, index) => ({ id: index + 1, position: index + 1, search: searched(row), ...row }))
}
