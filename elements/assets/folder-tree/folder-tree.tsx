import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { cultureUrl } from '../../../runtime/page/paths.ts'
import { useKeptFocus } from '../../../runtime/ui/use-kept-focus.ts'
import type { ViewProps } from '../../../runtime/view/register-view.tsx'
import { ServerNodes } from '../../../runtime/view/slot.tsx'
import type { Folder } from '../../../stores/assets/asset.ts'
import {
  $folderTrees,
  $openFolders,
  $waitingFolders,
  loadChildren,
  loadFolders,
  setOpen,
} from '../../../stores/assets/folders.ts'
import { folderPath } from '../../../stores/assets/paths.ts'
import type { folderTree } from './definition.ts'
import { actOf, type Row, rowsOf, typedRow } from './rules.ts'
import { TreeRow } from './tree-row.tsx'
import { useMoving } from './use-moving.ts'

type Tag = typeof folderTree

/** Milliseconds within which typed letters are one name. */
const TYPED_FOR = 500

/** `TABBED` receives focus if the focused folder and all its siblings were removed. */
const FOLDER = ['data-key']
const TABBED = '[role=treeitem][tabindex="0"]'

/** Before the folders have loaded, or if that fails, the links of the page are shown. */
export function FolderTree(props: ViewProps<Tag>) {
  const { host, rootFolderId, current, t } = props
  const retry = useRef<HTMLButtonElement>(null)
  const tree = useStore($folderTrees)[rootFolderId]
  useKeptFocus(host, FOLDER, TABBED)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const lifecycle = new AbortController()
    loadFolders(rootFolderId, lifecycle.signal, () => setAttempt((count) => count + 1))
    return () => lifecycle.abort()
  }, [rootFolderId, attempt])

  // A clone contains the button of its original.
  useLayoutEffect(() => {
    for (const button of host.querySelectorAll('[data-part=retry]')) if (button !== retry.current) button.remove()
  })

  if (tree && tree.folders.length > 0) return <Tree key={current} {...props} />
  return (
    <>
      <ServerNodes />
      {/* The button keeps its focus until the response has arrived. */}
      {(tree?.state === 'failed' || attempt > 0) && (
        <button type="button" data-part="retry" data-vt-button="" ref={retry} onClick={() => setAttempt(attempt + 1)}>
          {t.retry}
        </button>
      )}
    </>
  )
}

function Tree(props: ViewProps<Tag>) {
  const { host, rootFolderId, current, movable, emit, t } = props
  const folders = useStore($folderTrees)[rootFolderId]?.folders ?? []
  const [open, waiting] = [useStore($openFolders), useStore($waitingFolders)]
  const rows = rowsOf(folders, { open, waiting })
  const [selected, setSelected] = useState(current)
  const [active, setActive] = useState(current)
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef('')
  const typed = useRef({ text: '', at: 0 })
  const moving = useMoving(props, folders)
  useKeptFocus(host, FOLDER, TABBED)
  // The focused folder may have been removed, or be in a folder that was closed.
  const place = rows.some(({ key }) => key === active) ? active : (rows[0]?.key ?? '')
  const activeRow = rows.find(({ key }) => key === place)

  useLayoutEffect(() => {
    if (wanted.current === '') return
    const key = wanted.current
    wanted.current = ''
    const rowOf = [...(list.current?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])]
    rowOf.find(({ dataset }) => dataset.key === key)?.focus()
  })
  const focusOn = (key: string) => {
    wanted.current = key
    setActive(key)
  }
  const toggle = (keys: readonly string[], isOpen: boolean) => {
    setOpen(keys, isOpen)
    if (!isOpen) return
    for (const { key, folder } of rows) if (keys.includes(key) && !folder.children) loadChildren(rootFolderId, key)
  }
  /** The folder is focused, at its new position or, if the move is refused, at the old one. */
  const move = (folder: Folder, target: Folder) => {
    focusOn(folder.id)
    moving.move(folder, target)
  }
  const choose = (event: React.MouseEvent, row: Row) => {
    setActive(row.key)
    const { id, name } = row.folder
    if (row.kind === 'failed') {
      event.preventDefault()
      return void loadChildren(rootFolderId, id)
    }
    if (moving.moving) {
      event.preventDefault()
      return move(moving.moving, row.folder)
    }
    setSelected(id)
    emit('folder:select', { id, name, url: urlOf(id) })
  }
  const urlOf = (id: string) => cultureUrl(folderPath(rootFolderId, id))

  const onKey = (event: React.KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    const act = actOf(key, rows, place)
    if (act) typed.current = { text: '', at: 0 }
    if (act && 'focus' in act) focusOn(act.focus)
    else if (act) toggle('open' in act ? act.open : act.close, 'open' in act)
    else if (key === 'Escape' && moving.moving) {
      event.stopPropagation()
      moving.cancel()
    } else if (key === ' ') (event.target as HTMLElement).click()
    else if (key.length === 1) {
      const now = performance.now()
      const text = (now - typed.current.at < TYPED_FOR ? typed.current.text : '') + key
      typed.current = { text, at: now }
      const found = typedRow(text, rows, place)
      if (found) focusOn(found)
    } else return
    event.preventDefault()
  }

  return (
    <>
      <div
        role="tree"
        aria-label={t.label}
        data-part="tree"
        ref={list}
        onKeyDown={onKey}
        data-moving={moving.moving ? '' : undefined}
      >
        <Level
          rows={rows}
          parentId=""
          render={(row, inside) => (
            <TreeRow
              key={row.key}
              {...{ row, inside, t, urlOf }}
              isActive={row.key === place}
              isCurrent={row.key === selected}
              isMovable={movable && row.parentId !== ''}
              choose={choose}
              toggle={(isOpen) => toggle([row.key], isOpen)}
              focused={() => setActive(row.key)}
              drop={(id) => {
                const dragged = rows.find(({ key }) => key === id)
                if (dragged) move(dragged.folder, row.folder)
              }}
            />
          )}
        />
      </div>
      {movable && (
        <div data-part="moveBar">
          <button
            type="button"
            data-part="move"
            data-vt-button=""
            aria-disabled={!activeRow || activeRow.parentId === '' || moving.isBusy || undefined}
            onClick={() => {
              if (moving.moving) moving.cancel()
              else if (activeRow && activeRow.parentId !== '' && activeRow.kind === 'folder') {
                moving.begin(activeRow.folder)
                focusOn(activeRow.parentId)
              }
            }}
          >
            {moving.moving ? t.cancel : t.move({ name: activeRow?.folder.name ?? '' })}
          </button>
          <p role="status" data-part="moving">
            {moving.text}
          </p>
        </div>
      )}
    </>
  )
}

type LevelProps = { rows: readonly Row[]; parentId: string; render(row: Row, inside: React.ReactNode): React.ReactNode }

function Level({ rows, parentId, render }: LevelProps): React.ReactNode {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => render(row, row.isOpen ? <Level rows={rows} parentId={row.key} render={render} /> : undefined))
}
