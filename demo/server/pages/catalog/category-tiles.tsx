/** @jsxImportSource hono/jsx */
import { type Category, categoryPhotos } from '../../../data/catalogue/categories.ts'
import type { PhotoSubject } from '../../../data/catalogue/products.ts'
import { CATEGORY_STILLS } from '../../../photos/sources.ts'
import type { ShopContext } from '../../context.ts'
import { plural } from '../layout/format.ts'
import { categoryPath } from '../layout/links.ts'
import { Photo, StillLife } from '../layout/photo.tsx'

const tileSizes = '(width < 44rem) 46vw, (width < 80rem) 24vw, 240px'

type TileProps = { c: ShopContext; categories: readonly Category[]; asList?: boolean }

/** Main categories have their own still life; the others show one of their products. */
const stillOf = ({ parentId, slug }: Category) => (parentId === null ? CATEGORY_STILLS[slug] : undefined)

function TilePicture({ c, category, photo }: { c: ShopContext; category: Category; photo: PhotoSubject | undefined }) {
  const still = stillOf(category)
  if (still) return <StillLife c={c} name={still} alt="" sizes={tileSizes} priority="lazy" />
  return photo ? <Photo c={c} photo={photo} alt="" sizes={tileSizes} priority="lazy" /> : null
}

async function Tiles({ c, categories }: TileProps) {
  const without = categories.filter((category) => stillOf(category) === undefined)
  const photos = await categoryPhotos(c.get('db'), without, c.var)
  return (
    <ul class="tiles">
      {categories.map((category) => {
        return (
          <li class="tile">
            <a href={categoryPath(c, category)}>
              <TilePicture c={c} category={category} photo={photos.get(category.id)} />
              <span class="tile-name">{category.name}</span>
              <span class="small soft">
                {plural(c.get('t'), c.get('culture'), 'Shop.List.Count', category.productCount)}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** `asList` marks the tiles up as the categories view of a list. */
export function CategoryTiles({ c, categories, asList = false }: TileProps) {
  const tiles = <Tiles c={c} categories={categories} />
  return asList ? <product-list display="categories">{tiles}</product-list> : tiles
}
