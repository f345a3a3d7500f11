import { useEffect, useRef, useState } from 'react'
import { modals } from '../../../runtime/dialogs/open-page.ts'
import { askSignIn } from '../../../runtime/forms/sign-in.ts'
import { ShopError } from '../../../runtime/request/errors.ts'
import { hiddenFields } from '../../../runtime/uploads/field/form.ts'
import { sendFile } from '../../../runtime/uploads/send-file.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { readUploaded } from '../../../stores/assets/answers.ts'
import { getCropped } from '../../../stores/assets/api.ts'
import type { Asset } from '../../../stores/assets/asset.ts'
import { uploadUrl } from '../../../stores/assets/paths.ts'
import type { cropDialog } from './definition.ts'
import type { Area } from './rules.ts'

type Options = ViewProps<typeof cropDialog> & {
  area: Area | undefined
  /** The turned image: it is sent before the crop, so that the crop request is the same as for others. */
  turned: File | undefined
  done(asset: CroppedAsset): void
}

export type CroppedAsset = Required<Omit<{ [K in keyof Asset]: NonNullable<Asset[K]> }, 'isImage' | 'tmpName'>>

/** One request runs at a time. A failure is shown in a modal, and can be tried again. */
export function useCrop(options: Options) {
  const { host, t, done, area, turned } = options
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const sent = useRef<{ file: File; tmpName: string }>(undefined)
  const lifecycle = useRef<AbortController>(undefined)
  useEffect(() => {
    lifecycle.current = new AbortController()
    return () => lifecycle.current?.abort()
  }, [])

  const showError = async (text: string) => (await modals.get()).openError(text, document.activeElement)

  /** The turned image is sent once. */
  const nameOf = async (): Promise<{ tmpName: string } | { error: string }> => {
    if (!turned) return options
    if (sent.current?.file === turned) return sent.current
    const way = {
      endpoint: new URL(options.uploadUrl || uploadUrl(), document.baseURI).href,
      fieldName: options.fieldName,
      fields: { ...hiddenFields(host.closest('form')), keepTemp: 'true' },
    }
    const uploaded = await sendFile(turned, way, readUploaded).done
    if ('refused' in uploaded) return { error: uploaded.refused }
    sent.current = { file: turned, tmpName: uploaded.taken.tmpName }
    return sent.current
  }

  const crop = async (signal: AbortSignal, area: Area): Promise<Asset | { error: string }> => {
    const name = await nameOf()
    if ('error' in name) return name
    const { x, y, width, height } = area
    const numbers = [x, y, width, height, options.cropWidth, options.cropHeight]
    return getCropped(signal, name.tmpName, numbers, options.keepOriginal)
  }

  const run = async (signal: AbortSignal, area: Area): Promise<void> => {
    try {
      const cropped = await crop(signal, area)
      if (signal.aborted) return
      if ('error' in cropped) return void (await showError(cropped.error))
      const { id, name, url, thumbnail, size = 0, width = 0, height = 0 } = cropped
      done({ id, name, url, thumbnail, size, width, height })
    } catch (reason) {
      const { kind, data } = ShopError.of(reason)
      if (signal.aborted || kind === 'aborted') return
      if (kind === 'unauthorized') {
        if (await askSignIn(signal)) await run(signal, area)
        return
      }
      const error = (data as { Error?: unknown } | undefined)?.Error
      await showError(typeof error === 'string' && error !== '' ? error : t.failed)
    }
  }

  const save = async () => {
    const { signal } = lifecycle.current ?? new AbortController()
    if (busy.current || !area) return
    busy.current = true
    setBusy(true)
    await run(signal, area)
    busy.current = false
    setBusy(false)
  }
  return { isBusy, save }
}
