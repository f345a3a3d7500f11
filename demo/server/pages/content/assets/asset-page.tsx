/** @jsxImportSource hono/jsx */
import { assetAddresses } from '../../../api/assets/models.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { type Asset, findAsset } from '../../../shop/content/assets/assets.ts'
import { categoriesWith } from '../../../shop/content/assets/category-assets.ts'
import { steps } from '../../../shop/content/assets/changes.ts'
import { type Folder, folderPath, folderTree } from '../../../shop/content/assets/folders.ts'
import { usesOf } from '../../../shop/content/assets/published.ts'
import { answerPage } from '../../layout/document.tsx'
import { Facts } from '../../layout/facts.tsx'
import { momentText } from '../../layout/format.ts'
import { Trail } from '../../layout/trail.tsx'
import { notFoundPage } from '../../plain/not-found.ts'
import { folderAddress } from './addresses.ts'
import { AssetPicture, factsText } from './asset-list.tsx'
import { NameField, SmallForm } from './folder-forms.tsx'
import { FolderOptions } from './folder-tree.tsx'

type Props = { c: ShopContext; asset: Asset; root: Folder }

/** The file itself if a browser can show it, else a sheet. */
function Preview({ c, asset }: Props) {
  const { t } = c.var
  const { file } = assetAddresses(c.get('app'), asset)
  return (
    <figure class="asset-preview">
      {asset.kind === 'Image' && (
        <img src={file} alt={asset.name} width={asset.width ?? undefined} height={asset.height ?? undefined} />
      )}
      {asset.kind === 'Video' && (
        // biome-ignore lint/a11y/useMediaCaption: a file of the library has captions where a page shows it.
        <video src={file} controls preload="metadata" aria-label={asset.name} />
      )}
      {asset.kind === 'Audio' && (
        // biome-ignore lint/a11y/useMediaCaption: as above.
        <audio src={file} controls preload="metadata" aria-label={asset.name} />
      )}
      {asset.kind === 'Document' && <AssetPicture c={c} asset={asset} />}
      <figcaption>
        <a href={file} download>
          {t('Library.Download')}
        </a>
      </figcaption>
    </figure>
  )
}

function Changes({ c, asset, root }: Props) {
  const { t } = c.var
  const path = `/${asset.id}`
  return (
    <section class="asset-changes" aria-label={t('Library.Change')}>
      <SmallForm c={c} action={`${path}/rename`} label={t('Library.Rename')}>
        <NameField id="asset-name" label={t('Library.Name')} value={asset.name} />
      </SmallForm>
      <SmallForm c={c} action={`${path}/move`} label={t('Library.Move')} isQuiet>
        <div class="field">
          <label for="asset-folder">{t('Library.Folder.Label')}</label>
          <select id="asset-folder" name="folderId">
            <FolderOptions root={root} chosen={asset.folderId} />
          </select>
        </div>
      </SmallForm>
      <form class="asset-form" method="post" action={`${c.get('app')}/assets${path}/step`}>
        <fieldset class="asset-steps">
          <legend>{t('Library.Place')}</legend>
          {steps.map((step) => (
            <button class="button" data-small data-quiet type="submit" name="to" value={step}>
              {t(`Library.Steps.${step}`)}
            </button>
          ))}
        </fieldset>
      </form>
      <PictureFor c={c} asset={asset} />
      <SmallForm c={c} action={`${path}/delete`} label={t('Library.Delete')} isQuiet>
        <p class="small soft">{t('Library.Deleted.Hint')}</p>
      </SmallForm>
    </section>
  )
}

async function PictureFor({ c, asset }: Pick<Props, 'c' | 'asset'>) {
  const { culture, db, t } = c.var
  if (asset.kind !== 'Image') return null
  return (
    <form class="asset-form" method="post" action={pagePath(c, '/account/staff/pictures')}>
      <input type="hidden" name="AssetId" value={asset.id} />
      <div class="field">
        <label for="asset-category">{t('Library.Pictures.For')}</label>
        <select id="asset-category" name="CategoryId">
          {(await categoriesWith(db, culture, 'picture')).map(({ id, name }) => (
            <option value={id}>{name}</option>
          ))}
        </select>
      </div>
      <button class="button" data-small data-quiet type="submit">
        {t('Library.Pictures.Use')}
      </button>
    </form>
  )
}

/** The page of an asset: its details, its uses, and all actions. For staff; 404 for a deleted asset. */
export async function assetPage(c: ShopContext, id: number): Promise<Response> {
  const { culture, db, t } = c.var
  const asset = await findAsset(db, id, culture)
  const tree = await folderTree(db, culture)
  const way = asset ? folderPath(tree, asset.folderId) : []
  const root = way[0]
  if (!asset || !root) return notFoundPage(c)
  const uses = await usesOf(db, id, culture)
  const facts: [string, string][] = [
    [t('Library.Kind'), factsText(c, asset)],
    [t('Library.File'), asset.fileName],
    [t('Library.Since'), momentText(asset.createdAt, culture)],
    [t('Library.Used'), uses.length > 0 ? uses.join(', ') : t('Library.Unused')],
  ]
  const trail = way.map((folder) => ({ name: folder.name, path: folderAddress(c, root, folder) }))
  const body = (
    <>
      <Trail c={c} steps={trail} here={asset.name} />
      <header class="page-head">
        <h1>{asset.name}</h1>
      </header>
      <div class="asset-details">
        <Preview c={c} asset={asset} root={root} />
        <div>
          <Facts facts={facts} />
          <Changes c={c} asset={asset} root={root} />
        </div>
      </div>
    </>
  )
  return answerPage(c, { title: asset.name, body })
}
