import { useState } from 'react'
import { explainFailure } from '../../../runtime/dialogs/explain-failure.ts'
import { notify } from '../../../runtime/dialogs/notices.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import type { Folder } from '../../../stores/assets/asset.ts'
import { moveFolder } from '../../../stores/assets/folders.ts'
import type { folderTree } from './definition.ts'
import { isInside } from './rules.ts'

export function useMoving({ rootFolderId, emit, t }: ViewProps<typeof folderTree>, folders: readonly Folder[]) {
  const [moving, setMoving] = useState<Folder>()
  const [news, setNews] = useState('')
  const [isBusy, setBusy] = useState(false)

  const move = async (folder: Folder, target: Folder) => {
    setMoving(undefined)
    setNews('')
    if (isBusy) return
    if (isInside(folders, folder.id, target.id)) return void notify({ kind: 'error', text: t.inside })
    setBusy(true)
    try {
      await moveFolder(rootFolderId, folder.id, target.id)
      setNews(t.moved({ name: folder.name, folder: target.name }))
      emit('folder:moved', { id: folder.id, parentId: target.id })
    } catch (reason) {
      explainFailure(reason, t.failed)
    }
    setBusy(false)
  }
  return {
    moving,
    isBusy,
    text: moving ? t.moving({ name: moving.name }) : news,
    begin(folder: Folder) {
      setNews('')
      setMoving(folder)
    },
    cancel: () => setMoving(undefined),
    move,
  }
}
