/** @jsxImportSource hono/jsx */
import { assetAddresses } from '../../../api/assets/models.ts'
import type { ShopContext } from '../../../context.ts'
import { categoryPictureSize } from '../../../shop/content/assets/category-assets.ts'
import { imageEndings } from '../../../shop/content/assets/intake/formats.ts'
import { largestImage } from '../../../shop/content/assets/intake/limits.ts'
import { categoryFilesPage } from './category-form.tsx'

const accept = imageEndings.map((ending) => `.${ending}`).join(',')

/** The page on which staff choose the pictures of the main categories; their lists show them. */
export function picturesPage(c: ShopContext): Promise<Response> {
  const { app, t } = c.var
  return categoryFilesPage(c, {
    role: 'picture',
    page: 'pictures',
    texts: {
      title: t('Library.Pictures.Title'),
      lead: t('Library.Pictures.Lead'),
      file: t('Library.Pictures.File'),
      remove: t('Library.Pictures.Remove'),
    },
    accept,
    most: largestImage,
    upload: (id, picture, fields) => (
      <image-upload
        unique-id={id}
        crop-width={categoryPictureSize.width}
        crop-height={categoryPictureSize.height}
        accept={accept}
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
        {fields}
      </image-upload>
    ),
  })
}
