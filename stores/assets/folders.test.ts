import { expect } from '@open-wc/testing'
import { answer, resetShop } from '../../test/harness/component.ts'
import { $folderTrees, $openFolders, loadFolders, setOpen } from './folders.ts'

const GET = 'GET /api/v1/assetslibrary/folders/hierarchy'
const { signal } = new AbortController()

describe('the folders of a library', () => {
  beforeEach(() => {
    resetShop()
    answer(GET, 200, { FolderId: 7, Name: 'Library', Children: [{ FolderId: 8, Name: 'Banners', Children: [] }] })
  })

  it('are shown with the first one open if no other was opened', async () => {
    await loadFolders('7', signal)
    expect([...$openFolders.get()]).to.deep.equal(['7'])
    expect($folderTrees.get()['7']?.folders[0]?.children?.map(({ level }) => level)).to.deep.equal([2])
  })

  it('stay open when they are loaded again', async () => {
    setOpen(['7'], false)
    setOpen(['8'], true)
    await loadFolders('7', signal)
    expect([...$openFolders.get()]).to.deep.equal(['8'])
  })
})
