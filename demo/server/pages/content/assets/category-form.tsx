/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { pagePath, type ShopContext } from '../../../context.ts'
import { type CategoryWithAsset, categoriesWith } from '../../../shop/content/assets/category-assets.ts'
import { longestName } from '../../../shop/content/assets/intake/names.ts'
import { answerPage } from '../../layout/document.tsx'
import { AccountTrail } from '../../layout/trail.tsx'
import { AssetInputs } from './asset-inputs.tsx'

/** A kind of file that a category may have: its page below `/account/staff`, its texts, and the accepted files. */
export type CategoryFile = {
  role: 'picture' | 'guide'
  page: 'pictures' | 'guides'
  texts: { title: string; lead: string; file: string; remove: string }
  accept: string
  /** Bytes. */
  most: number
  /** The tag that uploads the file, around the fields of the form; `id` is part of their names. */
  upload: (id: string, asset: CategoryWithAsset['asset'], fields: Child) => Child
}

type Props = { c: ShopContext; category: CategoryWithAsset; file: CategoryFile }

function CategoryForm({ c, category, file }: Props) {
  const { app, t } = c.var
  const { asset } = category
  const { texts } = file
  const id = `category-${category.id}`
  const ofCategory = <span class="hidden-text"> ({category.name})</span>
  const fields = (
    <>
      <AssetInputs id={id} asset={asset} />
      <div class="field">
        <label for={`${id}-file`}>
          {texts.file}
          {ofCategory}
        </label>
        <input id={`${id}-file`} type="file" name="files" accept={file.accept} data-max-size={file.most} />
      </div>
      <div class="field">
        <label for={`${id}-name`}>
          {t('Library.Name')}
          {ofCategory}
        </label>
        <input id={`${id}-name`} name={`asset-${id}-name`} value={asset?.name ?? ''} maxlength={longestName} />
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
    </>
  )
  return (
    <form
      class="picture-form"
      method="post"
      enctype="multipart/form-data"
      action={pagePath(c, `/account/staff/${file.page}`)}
      aria-labelledby={id}
    >
      <h2 id={id}>{category.name}</h2>
      <input type="hidden" name="CategoryId" value={category.id} />
      {file.upload(id, asset, fields)}
      <p class="form-actions">
        <button class="button" data-small type="submit">
          {t('Library.Pictures.Save')}
          {ofCategory}
        </button>
        {asset && (
          <button class="button" data-small data-quiet type="submit" name="remove" value="true">
            {texts.remove}
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

export async function categoryFilesPage(c: ShopContext, file: CategoryFile): Promise<Response> {
  const { title, lead } = file.texts
  const categories = await categoriesWith(c.get('db'), c.get('culture'), file.role)
  const body = (
    <>
      <AccountTrail c={c} here={title} />
      <header class="page-head">
        <h1>{title}</h1>
        <p class="lead">{lead}</p>
      </header>
      <div class="picture-forms">
        {categories.map((category) => (
          <CategoryForm c={c} category={category} file={file} />
        ))}
      </div>
    </>
  )
  return answerPage(c, { title, body })
}
