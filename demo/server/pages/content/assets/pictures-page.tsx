/** @jsxImportSource hono/jsx */
import { assetAddresses } from '../../../api/assets/models.ts'
import { pagePath, type ShopContext } from '../../../context.ts'
import {
  type CategoryWithAsset,
  categoriesWith,
  categoryPictureSize,
} from '../../../shop/content/assets/category-assets.ts'
import { imageEndings } from '../../../shop/content/assets/intake/formats.ts'
import { largestImage } from '../../../shop/content/assets/intake/limits.ts'
import { longestName } from '../../../shop/content/assets/intake/names.ts'
import { answerPage } from '../../layout/document.tsx'
import { AccountTrail } from '../../layout/trail.tsx'
import { AssetInputs } from './asset-inputs.tsx'

const accepted = imageEndings.map((ending) => `.${ending}`).join(',')

type Props = { c: ShopContext; category: CategoryWithAsset }

/** The picture of one category: sent, chosen in the library, called otherwise, or taken away. */
function PictureForm({ c, category }: Props) {
  const { app, t } = c.var
  const { asset: picture } = category
  const id = `category-${category.id}`
  const ofCategory = <span class="hidden-text"> ({category.name})</span>
  const library = pagePath(c, '/assetslibrary/asset/assetsbyfolder/1')
  return (
    <form
      class="picture-form"
      method="post"
      enctype="multipart/form-data"
      action={pagePath(c, '/account/staff/pictures')}
      aria-labelledby={id}
    >
      <h2 id={id}>{category.name}</h2>
      <input type="hidden" name="CategoryId" value={category.id} />
      <image-upload
        unique-id={id}
        crop-width={categoryPictureSize.width}
        crop-height={categoryPictureSize.height}
        accept={accepted}
        max-size={largestImage}
      >
        <div data-part="assets">
          {picture && (
            <img
              src={assetAddresses(app, picture).thumbnail}
              alt=""
              width={picture.width ?? undefined}
              height={picture.height ?? undefined}
            />
          )}
        </div>
        <AssetInputs id={id} asset={picture} />
        <div class="field">
          <label for={`${id}-file`}>
            {t('Library.Pictures.File')}
            {ofCategory}
          </label>
          <input id={`${id}-file`} type="file" name="files" accept={accepted} data-max-size={largestImage} />
        </div>
        <div class="field">
          <label for={`${id}-name`}>
            {t('Library.Name')}
            {ofCategory}
          </label>
          <input id={`${id}-name`} name={`asset-${id}-name`} value={picture?.name ?? ''} maxlength={longestName} />
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
      </image-upload>
      <p class="form-actions">
        <button class="button" data-small type="submit">
          {t('Library.Pictures.Save')}
          {ofCategory}
        </button>
        {picture && (
          <button class="button" data-small data-quiet type="submit" name="remove" value="true">
            {t('Library.Pictures.Remove')}
            {ofCategory}
          </button>
        )}
        <asset-picker root-folder-id="1" for={id}>
          <a data-part="open" href={library}>
            {t('Library.Pictures.Choose')}
            {ofCategory}
          </a>
        </asset-picker>
      </p>
    </form>
  )
}

/** Where staff choose the pictures of the main categories, which their pages then show. */
export async function picturesPage(c: ShopContext): Promise<Response> {
  const { culture, db, t } = c.var
  const title = t('Library.Pictures.Title')
  const categories = await categoriesWith(db, culture, 'picture')
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{t('Library.Pictures.Lead')}</p>
      </header>
      <div class="picture-forms">
        {categories.map((category) => (
          <PictureForm c={c} category={category} />
        ))}
      </div>
    </>
  )
  return answerPage(c, { title, body })
}
