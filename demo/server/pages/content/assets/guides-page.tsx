/** @jsxImportSource hono/jsx */
import { assetAddresses } from '../../../api/assets/models.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import { type CategoryWithAsset, categoriesWith } from '../../../shop/content/assets/category-assets.ts'
import { largestFile } from '../../../shop/content/assets/intake/limits.ts'
import { longestName } from '../../../shop/content/assets/intake/names.ts'
import { answerPage } from '../../layout/document.tsx'
import { AccountTrail } from '../../layout/trail.tsx'
import { AssetInputs } from './asset-inputs.tsx'
import { assetData } from './asset-list.tsx'

/** The guide of one category: sent, chosen in the library, called otherwise, or taken away. */
function GuideForm({ c, category }: { c: ShopContext; category: CategoryWithAsset }) {
  const { app, t } = c.var
  const { asset: guide } = category
  const id = `category-${category.id}`
  const ofCategory = <span class="hidden-text"> ({category.name})</span>
  return (
    <form
      class="picture-form"
      method="post"
      enctype="multipart/form-data"
      action={pagePath(c, '/account/staff/guides')}
      aria-labelledby={id}
    >
      <h2 id={id}>{category.name}</h2>
      <input type="hidden" name="CategoryId" value={category.id} />
      <assets-widget unique-id={id} file-types={JSON.stringify({ pdf: true })} max-size={largestFile}>
        <div data-part="assets">
          {guide && (
            <a {...assetData(c, guide)} href={assetAddresses(app, guide).file}>
              {guide.name}
            </a>
          )}
        </div>
        <AssetInputs id={id} asset={guide} />
        <div class="field">
          <label for={`${id}-file`}>
            {t('Library.Guides.File')}
            {ofCategory}
          </label>
          <input id={`${id}-file`} type="file" name="files" accept=".pdf" data-max-size={largestFile} />
        </div>
        <div class="field">
          <label for={`${id}-name`}>
            {t('Library.Name')}
            {ofCategory}
          </label>
          <input id={`${id}-name`} name={`asset-${id}-name`} value={guide?.name ?? ''} maxlength={longestName} />
        </div>
        <button
          class="button"
          data-small
          data-quiet
          data-part="send"
          hidden
          type="submit"
          formaction={`${app}/assets/upload`}
        >
          {t('Library.Send')}
          {ofCategory}
        </button>
      </assets-widget>
      <p class="form-actions">
        <button class="button" data-small type="submit">
          {t('Library.Pictures.Save')}
          {ofCategory}
        </button>
        {guide && (
          <button class="button" data-small data-quiet type="submit" name="remove" value="true">
            {t('Library.Guides.Remove')}
            {ofCategory}
          </button>
        )}
        <asset-picker root-folder-id="1" for={id}>
          <a data-part="open" href={pagePath(c, '/assetslibrary/asset/assetsbyfolder/1')}>
            {t('Library.Pictures.Choose')}
            {ofCategory}
          </a>
        </asset-picker>
      </p>
    </form>
  )
}

/** Where staff choose the guides to the care of what is in the main categories; the pages of the products then have them. */
export async function guidesPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const title = t('Library.Guides.Title')
  const categories = await categoriesWith(db, culture, 'guide')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Library.Guides.Lead')}</p>
      </header>
      <div class="picture-forms">
        {categories.map((category) => (
          <GuideForm c={c} category={category} />
        ))}
      </div>
    </>
  )
  return answerPage(c, { title, body })
}
