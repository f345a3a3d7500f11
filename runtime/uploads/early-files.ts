/** The files that were chosen in the server's field before the tag's code was loaded; the field is empty afterwards. */
export function takeEarlyFiles(host: HTMLElement): File[] {
  const field = host.querySelector<HTMLInputElement>('input[type=file]')
  const files = [...(field?.files ?? [])]
  if (field && files.length > 0) field.value = ''
  return files
}
