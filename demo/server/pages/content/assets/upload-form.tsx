/** @jsxImportSource hono/jsx */
import type { ShopContext } from '../../../context.ts'
import { takenEndings } from '../../../shop/content/assets/intake/formats.ts'
import { largestFile, largestImage, mostFiles } from '../../../shop/content/assets/intake/limits.ts'

const megabyte = 1024 * 1024

/** The value of `accept` for file fields of the library. */
export const acceptedFiles = takenEndings.map((ending) => `.${ending}`).join(',')

/**
 * Uploads files into a folder: many at once by a plain form, or one by one with their progress by the tag around it.
 */
export function UploadForm({ c, folderId }: { c: ShopContext; folderId: number }) {
  const { app, t } = c.var
  const limits = { megabytes: largestFile / megabyte, imageMegabytes: largestImage / megabyte, count: mostFiles }
  return (
    <file-upload
      unique-id="library"
      multiple
      in-library
      accept={acceptedFiles}
      max-size={largestFile}
      max-files={mostFiles}
      resumable={`${app}/assets/resumable`}
    >
      <form class="asset-upload" method="post" enctype="multipart/form-data" action={`${app}/assets/upload`}>
        <input type="hidden" name="folderId" value={folderId} />
        <div class="field">
          <label for="library-files">{t('Library.Add')}</label>
          <input
            id="library-files"
            type="file"
            name="files"
            multiple
            required
            accept={acceptedFiles}
            data-max-size={largestFile}
            aria-describedby="library-limits"
          />
        </div>
        <button class="button" data-small type="submit" data-part="send">
          {t('Library.Send')}
        </button>
        <p class="small soft" id="library-limits">
          {t('Library.Limits', limits)}
        </p>
      </form>
    </file-upload>
  )
}
