import type { Definition } from '../../runtime/element/define.ts'

export const modules = import.meta.glob<Record<string, Definition>>('../../elements/*/*/definition.ts', { eager: true })
