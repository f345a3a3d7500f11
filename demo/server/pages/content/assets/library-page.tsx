/** @jsxImportSource hono/jsx */
import { foldText } from '../../../../data/fold.ts'
import { readKind } from '../../../api/assets/assets-library.ts'
import type { ShopContext } from '../../../context.ts'
import { type AssetQuery, countAssets, deletedAssets, listAssets } from '../../../shop/content/assets/assets.ts'
import { type Folder, folderPath, folderTree, withBelow } from '../../../shop/content/assets/folders.ts'
import { answerPage } from '../../layout/document.tsx'
import { plural } from '../../layout/format.ts'
import { Trail } from '../../layout/trail.tsx'
import { PageLinks } from '../../paging/page-links.tsx'
import { pageNumber } from '../../paging/page-number.ts'
import { notFoundPage } from '../../plain/not-found.ts'
import { deletedPath, folderAddress } from './addresses.ts'
import { AssetList } from './asset-list.tsx'
import { FolderForms } from './folder-forms.tsx'
import { FolderLinks } from './folder-tree.tsx'
import { UploadForm } from './upload-form.tsx'

const pageSize = 48

type Place = { c: ShopContext; root: Folder; folder: Folder }

const kinds = ['Image', 'Document', 'Video', 'Audio'] as const

function SearchForm({ c, root, folder }: Place) {
  const { t } = c.var
  const chosen = readKind(c.req.query('type') ?? '')
  return (
    <form class="asset-search" data-part="search" method="get" action={folderAddress(c, root, folder)}>
      <div class="field">
        <label for="library-q">{t('Library.Search')}</label>
        <input id="library-q" type="search" name="q" value={c.req.query('q')} maxlength={100} />
      </div>
      <div class="field">
        <label for="library-type">{t('Library.Kind')}</label>
        <select id="library-type" name="type">
          <option value="">{t('Library.AllKinds')}</option>
          {kinds.map((kind) => (
            <option value={kind} selected={kind === chosen}>
              {t(`Library.Kinds.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <button class="button" data-small data-quiet type="submit">
        {t('Library.Find')}
      </button>
    </form>
  )
}

async function loadList({ c, folder }: Place) {
  const { culture, db } = c.var
  const search = (c.req.query('q') ?? '').slice(0, 100)
  const kind = readKind(c.req.query('type') ?? '')
  const folders = foldText(search) === '' ? [folder] : withBelow(folder)
  const query: AssetQuery = { folderIds: folders.map(({ id }) => id), search, kind }
  const total = await countAssets(db, query)
  const position = pageNumber(c, 'pageindex', total, pageSize)
  const assets = await listAssets(db, culture, query, { start: position.start, count: pageSize })
  return { ...position, total, assets, search, kind }
}

async function Assets({ c, root, folder }: Place) {
  const { culture, t } = c.var
  const { total, assets, page, pages, search, kind } = await loadList({ c, root, folder })
  const isSearch = foldText(search) !== '' || kind !== undefined
  const text = isSearch ? 'Library.Found' : 'Library.Count'
  return (
    <div data-part="assets" data-total={total} data-folder-id={folder.id}>
      <p class="count">{plural(t, culture, text, total)}</p>
      <AssetList c={c} assets={assets} />
      {pages > 1 && (
        <PageLinks
          c={c}
          path={folderAddress(c, root, folder)}
          query={{ q: search || undefined, type: kind }}
          page={page}
          pages={pages}
          param="pageindex"
        />
      )}
    </div>
  )
}

function Picker(place: Place) {
  const { c, root, folder } = place
  return (
    <asset-picker root-folder-id={root.id} folder-id={folder.id}>
      <search>
        <SearchForm {...place} />
      </search>
      <div class="aside-first">
        <nav aria-label={c.get('t')('Pages.Assets.Folders')}>
          <folder-tree root-folder-id={root.id} current={folder.id} movable>
            <FolderLinks c={c} root={root} folders={[root]} current={folder} />
          </folder-tree>
        </nav>
        <Assets {...place} />
      </div>
    </asset-picker>
  )
}

/**
 * The library of files, for staff (§2): a folder, or the results of a search in it and its subfolders; without a folder
 * the root. 404 for an unknown root, and for a folder that is not below it. In a modal it shows only the picker.
 */
export async function libraryPage(c: ShopContext, rootId: number, folderId = rootId): Promise<Response> {
  const { culture, db, t } = c.var
  const root = (await folderTree(db, culture)).find(({ id }) => id === rootId)
  const way = root ? folderPath([root], folderId) : []
  const folder = way.at(-1)
  if (!root || !folder) return notFoundPage(c)
  const place = { c, root, folder }
  if (c.req.header('X-Page-Target') === 'modal')
    return answerPage(c, { title: folder.name, body: <Picker {...place} /> })
  const steps = way.slice(0, -1).map((above) => ({ name: above.name, path: folderAddress(c, root, above) }))
  const deleted = (await deletedAssets(db, culture)).length
  const body = (
    <>
      <Trail c={c} steps={steps} here={folder.name} />
      <header class="page-head">
        <h1>{folder.name}</h1>
      </header>
      <div class="asset-head">
        <UploadForm c={c} folderId={folder.id} />
        <FolderForms {...place} />
        {deleted > 0 && (
          <p>
            <a href={deletedPath(c)}>{plural(t, culture, 'Library.Deleted.Link', deleted)}</a>
          </p>
        )}
      </div>
      <Picker {...place} />
    </>
  )
  return answerPage(c, { title: folder.name, body })
}
