import { schemaOf } from './schemas.ts'

/** The place of a schema that other schemas refer to. */
const place = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** An example of a folder of the asset library. */
export const folder = { FolderId: 2, Name: 'Banners', ItemLevel: 1, Children: [] }

/** The marks of a folder, and of a list of folders. */
export const folderMarks = {
  nullable: ['Children'],
  optional: ['ItemLevel', 'Children'],
  schemas: { Children: { type: 'array', items: place('Folder') } },
}

/** The schema of texts, nested. */
export const texts = place('Texts')

/** Data that contain others of their kind. */
export const recursiveSchemas = {
  Folder: schemaOf(folder, folderMarks),
  Texts: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, texts] } },
}
