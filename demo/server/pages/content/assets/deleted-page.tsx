/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../../context.ts'
import { deletedAssets } from '../../../shop/content/assets/assets.ts'
import { dayMs } from '../../../shop/content/assets/intake/limits.ts'
import { answerPage } from '../../layout/document.tsx'
import { momentText } from '../../layout/format.ts'
import { Trail } from '../../layout/trail.tsx'
import { SmallForm } from './folder-forms.tsx'

export async function deletedPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const assets = await deletedAssets(db, culture)
  const title = t('Library.Deleted.Title')
  const library = { name: t('Pages.Assets.Title'), path: pagePath(c, '/assetslibrary/asset/assetsbyfolder/1') }
  const body = (
    <>
      <Trail c={c} steps={[library]} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Library.Deleted.Lead')}</p>
      </header>
      {assets.length === 0 && <p class="empty">{t('Library.Deleted.None')}</p>}
      <ul class="asset-rows">
        {assets.map((asset) => (
          <li data-asset-id={asset.id}>
            <div>
              <strong>{asset.name}</strong>
              <p class="small soft">
                {t('Library.Deleted.Until', {
                  moment: momentText(new Date((asset.deletedAt?.getTime() ?? 0) + dayMs), culture),
                })}
              </p>
            </div>
            <SmallForm c={c} action={`/${asset.id}/restore`} label={t('Library.Restore')} isQuiet />
          </li>
        ))}
      </ul>
    </>
  )
  return answerPage(c, { title, body })
}
