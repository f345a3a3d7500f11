/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import { type Asset, type Folder, folderAssets, folderPath, folderTree } from '../../shop/content/assets.ts'
import { answerPage } from '../layout/document.tsx'
import { plural } from '../layout/format.ts'
import { Trail } from '../layout/trail.tsx'
import { notFoundPage } from '../plain/not-found.ts'

/** The address of a folder's pictures; the root needs no second number. */
const folderAddress = (c: ShopContext, root: Folder, folder: Folder) =>
  pagePath(c, `/assetslibrary/asset/assetsbyfolder/${root.id}${folder === root ? '' : `/${folder.id}`}`)

type TreeProps = { c: ShopContext; root: Folder; folders: Folder[]; current: Folder }

function Tree({ c, root, folders, current }: TreeProps) {
  return (
    <ul class="folders">
      {folders.map((folder) => (
        <li>
          <a href={folderAddress(c, root, folder)} aria-current={folder === current ? 'page' : undefined}>
            {folder.name}
          </a>
          {folder.children.length > 0 && <Tree c={c} root={root} folders={folder.children} current={current} />}
        </li>
      ))}
    </ul>
  )
}

function Assets({ c, assets }: { c: ShopContext; assets: Asset[] }) {
  const { app, t } = c.var
  return (
    <ul class="assets">
      {assets.map((asset) => (
        <li data-asset-id={asset.id}>
          <a href={`${app}/photos/${asset.photo}`}>
            <img
              src={`${app}/photos/${asset.thumbnail}`}
              alt=""
              width={asset.width}
              height={asset.height}
              loading="lazy"
              decoding="async"
            />
            <span>{asset.title}</span>
          </a>
          <span class="small soft">
            {asset.name}
            <br />
            {t('Pages.Assets.Size', { width: asset.width, height: asset.height })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/**
 * The pictures of a folder of the library (§2); without a folder, those of the root. 404 for a root that is none, and for
 * a folder that is not below it.
 */
export async function assetsPage(c: ShopContext, rootId: number, folderId = rootId): Promise<Response> {
  const { culture, db, t } = c.var
  const root = (await folderTree(db, culture)).find(({ id }) => id === rootId)
  const way = root ? folderPath([root], folderId) : []
  const folder = way.at(-1)
  if (!root || !folder) return notFoundPage(c)
  const assets = await folderAssets(db, folder.id, culture)
  const steps = way.slice(0, -1).map((above) => ({ name: above.name, path: folderAddress(c, root, above) }))
  const body = (
    <>
      <Trail c={c} steps={steps} here={folder.name} />
      <header class="page-head">
        <h1>{folder.name}</h1>
        <p class="count">{plural(t, culture, 'Pages.Assets.Lead', assets.length)}</p>
      </header>
      <div class="aside-first">
        <nav aria-label={t('Pages.Assets.Folders')}>
          <Tree c={c} root={root} folders={[root]} current={folder} />
        </nav>
        <Assets c={c} assets={assets} />
      </div>
    </>
  )
  return answerPage(c, { title: folder.name, body })
}
