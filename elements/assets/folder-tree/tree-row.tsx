import type { TextsOf } from '../../../runtime/element/define.ts'
import type { folderTree } from './definition.ts'
import type { Row } from './rules.ts'

const DRAGGED = 'application/x-vitrine-folder'

type Props = {
  row: Row
  /** The rows of the folder, if it is open. */
  inside: React.ReactNode
  isActive: boolean
  isCurrent: boolean
  isMovable: boolean
  t: TextsOf<typeof folderTree>
  urlOf(id: string): string
  choose(event: React.MouseEvent, row: Row): void
  toggle(isOpen: boolean): void
  focused(): void
  drop(id: string): void
}

export function TreeRow(props: Props) {
  const { row, inside, isActive, isCurrent, isMovable, t, urlOf, choose, toggle, focused, drop } = props
  const { key, folder, kind, level, isOpen } = row
  const isFolder = kind === 'folder'
  return (
    <div role="none">
      <a
        role="treeitem"
        href={urlOf(folder.id)}
        data-part="folder"
        data-key={key}
        data-level={Math.min(level, 8)}
        aria-level={level}
        aria-expanded={isOpen}
        aria-selected={isFolder ? isCurrent : undefined}
        aria-current={isFolder && isCurrent ? 'page' : undefined}
        aria-busy={kind === 'loading' || undefined}
        tabIndex={isActive ? 0 : -1}
        draggable={isMovable && isFolder}
        onFocus={focused}
        onClick={(event) => choose(event, row)}
        onDragStart={(event) => {
          if (isMovable && isFolder) event.dataTransfer.setData(DRAGGED, folder.id)
        }}
        onDragOver={(event) => {
          if (isFolder && event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
        }}
        onDrop={(event) => {
          const id = event.dataTransfer.getData(DRAGGED)
          if (id === '' || id === folder.id) return
          event.preventDefault()
          drop(id)
        }}
      >
        {isOpen === undefined ? (
          <span data-part="noToggle" />
        ) : (
          <span
            data-part="toggle"
            aria-hidden="true"
            onClick={(event) => {
              event.preventDefault()
              event.stopPropagation()
              toggle(!isOpen)
            }}
          >
            {isOpen ? '▾' : '▸'}
          </span>
        )}
        <span>{isFolder ? folder.name : kind === 'loading' ? t.loading : t.retry}</span>
      </a>
      {inside && (
        // biome-ignore lint/a11y/useSemanticElements: a group of a tree is no fieldset
        <div role="group">{inside}</div>
      )}
    </div>
  )
}
