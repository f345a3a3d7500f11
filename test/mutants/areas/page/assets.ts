import type { Subject } from '../../mutant.ts'

export const assets: readonly Subject[] = [
  {
    file: 'stores/assets/folders.ts',
    tests: ['stores/assets/folders.test.ts'],
    faults: [
      ['fresh.slice(0, 1)', 'fresh.slice(0, 0)'],
      ['if ($open.get().size === 0)', 'if ($open.get().size >= 0)'],
    ],
  },
  {
    file: 'stores/assets/answers.ts',
    tests: ['stores/assets/folders.test.ts'],
    faults: [['folderOf(child, level + 1)', 'folderOf(child, level)']],
  },
  {
    file: 'runtime/uploads/limits.ts',
    tests: ['runtime/uploads/limits.node.test.ts'],
    faults: [
      ['file.size > maxSize', 'file.size >= maxSize', 'ASSETS-25'],
      ['file.size < minSize', 'file.size <= minSize', 'ASSETS-26'],
      ['minSize = 1', 'minSize = 0', 'ASSETS-26'],
      ["if (!isAccepted(file, accept)) return 'acceptFileTypes'\n", '', 'ASSETS-37'],
      ["one === '*/*' || type.startsWith(one.slice(0, -1))", 'type.startsWith(one.slice(0, -1))', 'ASSETS-35'],
      ['if (wanted.length === 0) return true', 'if (wanted.length === 0) return false', 'ASSETS-35'],
      ['return SAME[end] ?? end', 'return end', 'ASSETS-35'],
      ["end === '' ? TYPES[plain] !== undefined", "end !== '' ? TYPES[plain] !== undefined", 'ASSETS-35'],
    ],
  },
  {
    file: 'elements/assets/image-upload/rules.ts',
    tests: ['elements/assets/image-upload/image-upload.test.tsx'],
    faults: [
      [
        "width < crop.width || height < crop.height) return 'smaller'",
        "width < crop.width && height < crop.height) return 'smaller'",
      ],
      ['width === crop.width && height === crop.height ?', 'width === crop.width || height === crop.height ?'],
    ],
  },
  {
    file: 'elements/assets/crop-dialog/rules.ts',
    tests: ['elements/assets/crop-dialog/crop-dialog.test.tsx'],
    faults: [
      ['BOX = { width: 568, height: 400 }', 'BOX = { width: 568, height: 390 }', 'LIMIT-018'],
      ['y: within(Math.round(top), 0,', 'y: within(Math.round(left), 0,'],
      ['within(Math.round(right - left), crop.width,', 'within(Math.round(right - left), 1,'],
    ],
  },
  {
    file: 'stores/assets/answers.ts',
    tests: ['elements/assets/file-upload/file-upload.test.tsx'],
    faults: [
      ["return refused === '' ? { taken", "return refused !== '' ? { taken"],
      ['const id = guid || AssetId', 'const id = AssetId'],
    ],
  },
  {
    file: 'stores/assets/answers.ts',
    tests: ['elements/assets/folder-tree/folder-tree.test.tsx'],
    faults: [['Array.isArray(answer) ? answer : [answer]', '[answer].flat().slice(1)', 'ASSETS-07']],
  },
  {
    file: 'stores/assets/folders.ts',
    tests: ['elements/assets/folder-tree/folder-tree.test.tsx'],
    faults: [
      ["$waiting.set({ ...$waiting.get(), [id]: 'failed' })", ''],
      ['    else open.delete(id)\n', ''],
    ],
  },
  {
    file: 'elements/assets/folder-tree/rules.ts',
    tests: ['elements/assets/folder-tree/folder-tree.test.tsx'],
    faults: [
      ["if (key === 'ArrowUp') return at(index - 1)", "if (key === 'ArrowUp') return at(index + 1)"],
      ['children?.length === 0 ? undefined', 'children?.length === 1 ? undefined'],
      ['rowsOf(children, state, id, level + 1)', 'rowsOf(children, state, id, level)'],
      ['parentId === row.parentId && isOpen === false', 'isOpen === false'],
      ['isRepeated ? index + 1', 'isRepeated ? index'],
      ['folder.id === target ||', ''],
    ],
  },
  {
    file: 'elements/assets/assets-widget/rules.ts',
    tests: ['elements/assets/assets-widget/assets-widget.test.tsx'],
    faults: [
      ["String(value).toLowerCase() === 'true'", 'value !== undefined'],
      ["wanted.join(',') : 'none/none'", "wanted.join(',') : ''"],
    ],
  },
  {
    file: 'elements/assets/asset-picker/rules.ts',
    tests: ['elements/assets/asset-picker/asset-picker.test.tsx'],
    faults: [
      ['Math.min(total - 1, at + step)', 'Math.min(total, at + step)'],
      ['Math.floor((to - 1) / BLOCK)', 'Math.floor(to / BLOCK)'],
      ['Math.max(1, Math.floor(width', 'Math.max(0, Math.floor(width'],
      ['Math.floor(top / CELL.height) - BEYOND', 'Math.floor(top / CELL.height)'],
    ],
  },
]
