import { registerView } from '../../../runtime/view/register-view.tsx'
import { folderTree } from './definition.ts'
import { FolderTree } from './folder-tree.tsx'

registerView(folderTree, FolderTree)
