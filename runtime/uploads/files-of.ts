/** True for a drag with files of the shopper's machine. */
export const bringsFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') === true

/** The files that were dropped or pasted. A folder is no file: it has the type `folder`, which no field accepts. */
export function filesOf(data: DataTransfer | null): File[] {
  if (!data) return []
  const items = [...data.items].filter(({ kind }) => kind === 'file')
  return [...data.files].map((file, index) => {
    const isFolder = items[index]?.webkitGetAsEntry?.()?.isDirectory === true
    return isFolder ? new File([], `${file.name}/`, { type: 'folder' }) : file
  })
}
