import { useState } from 'react'
import { useHostAttributes, useHostEvent, usePageEvent } from '../view/hooks.ts'
import { bringsFiles, filesOf } from './files-of.ts'

/** The tags that accept pasted files while no element has the focus: the first one of the page does. */
const TAKERS = 'file-upload, image-upload, assets-widget'

/**
 * Accepts files that are dropped on the tag or pasted: into it, or into the page while no element has the focus. The
 * browser does not open files that miss the tag, which would leave the page.
 */
export function useDropped(host: HTMLElement, take: (files: File[]) => void): void {
  const [isOver, setOver] = useState(false)
  useHostAttributes({ 'data-dropping': isOver || undefined })

  useHostEvent<DragEvent>('dragover', (event) => {
    const { dataTransfer } = event
    if (!dataTransfer || !bringsFiles(dataTransfer)) return
    event.preventDefault()
    dataTransfer.dropEffect = 'copy'
    setOver(true)
  })
  useHostEvent<DragEvent>('dragleave', ({ relatedTarget }) => {
    if (!host.contains(relatedTarget as Node | null)) setOver(false)
  })
  useHostEvent<DragEvent>('drop', (event) => {
    if (!bringsFiles(event.dataTransfer)) return
    event.preventDefault()
    setOver(false)
    take(filesOf(event.dataTransfer))
  })
  const keepPage = (event: DragEvent) => {
    if (event.defaultPrevented || !bringsFiles(event.dataTransfer)) return
    if ((event.target as Element).closest?.('input[type=file]')) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  }
  usePageEvent<DragEvent>(document, 'dragover', keepPage)
  usePageEvent<DragEvent>(document, 'drop', keepPage)
  usePageEvent<ClipboardEvent>(document, 'paste', (event) => {
    const files = filesOf(event.clipboardData)
    if (files.length === 0 || event.defaultPrevented) return
    const target = event.target as Node
    const isFree = document.activeElement === document.body || document.activeElement === null
    if (!host.contains(target) && !(isFree && document.querySelector(TAKERS) === host)) return
    event.preventDefault()
    take(files)
  })
}
