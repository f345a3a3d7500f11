/** @jsxImportSource hono/jsx */
import { assetAddresses } from '../../../api/assets/models.ts'
import type { ShopContext } from '../../../context.ts'
import { largestFile } from '../../../shop/content/assets/intake/limits.ts'
import { assetData } from './asset-list.tsx'
import { categoryFilesPage } from './category-form.tsx'

/** The pages of products link to the guides of their main categories. */
export function guidesPage(c: ShopContext): Promise<Response> {
  const { app, t } = c.var
  return categoryFilesPage(c, {
    role: 'guide',
    page: 'guides',
    texts: {
      title: t('Library.Guides.Title'),
      lead: t('Library.Guides.Lead'),
      file: t('Library.Guides.File'),
      remove: t('Library.Guides.Remove'),
    },
    accept: '.pdf',
    most: largestFile,
    upload: (id, guide, fields) => (
      <assets-widget unique-id={id} file-types={JSON.stringify({ pdf: true })} max-size={largestFile}>
        <div data-part="assets">
          {guide && (
            <a {...assetData(c, guide)} href={assetAddresses(app, guide).file}>
              {guide.name}
            </a>
          )}
        </div>
        {fields}
      </assets-widget>
    ),
  })
}
