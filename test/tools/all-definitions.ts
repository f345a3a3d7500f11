import type { Definition } from '../../runtime/element/define.ts'

/** The module of every definition, by its path. */
export const modules = import.meta.glob<Record<string, Definition>>('../../elements/*/*/definition.ts', { eager: true })
