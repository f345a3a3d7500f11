import { atom, readonlyType } from 'nanostores'
import { ShopError } from '../../runtime/request/errors.ts'
import { onceOnline } from '../../runtime/request/once-online.ts'
import { getHierarchy, postFolderMove } from './api.ts'
import type { Folder } from './asset.ts'

/** While the tree is loaded again, the present folders are kept. */
export type FolderTree = { folders: readonly Folder[]; state: 'loading' | 'ready' | 'failed' }

const $trees = atom<Readonly<Record<string, FolderTree>>>({})
const $open = atom<ReadonlySet<string>>(new Set())
const $waiting = atom<Readonly<Record<string, 'loading' | 'failed'>>>({})

/** The trees of folders by their root. */
export const $folderTrees = readonlyType($trees)

/** The open folders, which stay open on the next page. */
export const $openFolders = readonlyType($open)

/** The folders whose content is loading or has failed to load. */
export const $waitingFolders = readonlyType($waiting)

const NONE = new AbortController().signal

/** Loads the tree below a root; after a lost connection it loads again by `again`. */
export async function loadFolders(
  rootId: string,
  signal: AbortSignal,
  again: () => unknown = () => loadFolders(rootId, signal),
): Promise<void> {
  const folders = $trees.get()[rootId]?.folders ?? []
  const set = (tree: FolderTree) => $trees.set({ ...$trees.get(), [rootId]: tree })
  set({ folders, state: folders.length > 0 ? 'ready' : 'loading' })
  try {
    const fresh = await getHierarchy(signal, rootId)
    if ($open.get().size === 0)
      setOpen(
        fresh.slice(0, 1).map(({ id }) => id),
        true,
      )
    set({ folders: await withOpenFolders(rootId, fresh), state: 'ready' })
  } catch (reason) {
    const { kind } = ShopError.of(reason)
    // Folders that were loaded before are shown after a failure too.
    if (kind !== 'aborted') set({ folders, state: folders.length > 0 ? 'ready' : 'failed' })
    onceOnline(reason, () => $trees.lc > 0 && again(), signal)
  }
}

/** Opens or closes folders; a folder that is opened for the first time loads its content. */
export function setOpen(ids: readonly string[], isOpen: boolean): void {
  const open = new Set($open.get())
  for (const id of ids) {
    if (isOpen) open.add(id)
    else open.delete(id)
  }
  $open.set(open)
}

/** Loads the content of a folder in a tree. */
export async function loadChildren(rootId: string, id: string): Promise<void> {
  if ($waiting.get()[id] === 'loading') return
  $waiting.set({ ...$waiting.get(), [id]: 'loading' })
  const children = await childrenOf(rootId, id)
  const tree = $trees.get()[rootId]
  if (tree && children)
    $trees.set({ ...$trees.get(), [rootId]: { ...tree, folders: withChildren(tree.folders, id, children) } })
}

/** The content of a folder; undefined after a failure, which is stored. */
async function childrenOf(rootId: string, id: string): Promise<Folder[] | undefined> {
  try {
    const found = await getHierarchy(NONE, id)
    const { [id]: _done, ...others } = $waiting.get()
    $waiting.set(others)
    return found.length === 1 && found[0]?.id === id ? (found[0].children ?? []) : found
  } catch (reason) {
    $waiting.set({ ...$waiting.get(), [id]: 'failed' })
    const isWanted = () => $waiting.lc > 0 && $waiting.get()[id] === 'failed'
    onceOnline(reason, () => isWanted() && loadChildren(rootId, id), NONE)
    return undefined
  }
}

/** Adds the content of open folders, if the answer does not include it. */
const withOpenFolders = (rootId: string, folders: readonly Folder[]): Promise<Folder[]> =>
  Promise.all(
    folders.map(async (folder) => {
      if (!$open.get().has(folder.id)) return folder
      const children = folder.children ?? (await childrenOf(rootId, folder.id))
      return { ...folder, children: children && (await withOpenFolders(rootId, children)) }
    }),
  )

/** Throws ShopError. */
export async function moveFolder(rootId: string, id: string, parentId: string): Promise<void> {
  await postFolderMove(id, parentId)
  setOpen([parentId], true)
  await loadFolders(rootId, NONE)
}

const withChildren = (folders: readonly Folder[], id: string, children: Folder[]): Folder[] =>
  folders.map((folder) => {
    if (folder.id === id) return { ...folder, children }
    return folder.children ? { ...folder, children: withChildren(folder.children, id, children) } : folder
  })
