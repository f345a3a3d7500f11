import { flag, text } from '../../../runtime/element/attributes.ts'
import { defineElement, event } from '../../../runtime/element/define.ts'
import { message } from '../../../runtime/text/strings.ts'

/** `<folder-tree>`: the folders of the asset library (§3, §4). */
export const folderTree = defineElement({
  tag: 'folder-tree',
  summary:
    'Shows the folders of the asset library as a tree of links with the keys of a tree; folders can be moved if the page allows it.',
  mount: 'replace',
  load: 'visible',
  together: 'library',
  attributes: {
    rootFolderId: text('The folder whose tree is shown.'),
    current: text('The folder whose assets are on the page.'),
    movable: flag('Folders can be moved, by dragging and by a button.'),
  },
  events: {
    'folder:select': event('A folder’s name was clicked; its link is followed next.', {
      id: text('The folder.'),
      name: text('Its name.'),
      url: text('The page of its assets.'),
    }),
    'folder:moved': event('The shop has moved a folder.', {
      id: text('The folder.'),
      parentId: text('The folder that it is in now.'),
    }),
  },
  parts: {
    tree: 'The tree.',
    folder: 'The link of one folder.',
    toggle: 'Opens and closes a folder, for a pointer.',
    retry: 'Requests folders again that could not be loaded.',
    move: 'Moves the folder that has the place in the tree.',
    moving: 'Announces the folder that is being moved, and its new place.',
  },
  strings: {
    label: 'Assets.Folders',
    loading: 'Core.Loading',
    retry: 'Assets.FolderFailed',
    move: message('Assets.FolderMove', 'name'),
    moving: message('Assets.FolderMoving', 'name'),
    moved: message('Assets.FolderMoved', 'name', 'folder'),
    inside: 'Assets.FolderInside',
    cancel: 'Core.Cancel',
    failed: 'Core.UnknownErrors',
  },
})
