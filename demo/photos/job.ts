import type { Recipe } from '../data/recipe.ts'

/** A photo of a piece in a variant's colours: square, `width` pixels wide. */
export type PhotoJob = { recipe: Recipe; colours: readonly string[]; view: string; width: number }

/** A still life. */
export type StillJob = { still: string; width: number; height: number }

/** What the studio can be asked for. */
export type Job = PhotoJob | StillJob

/** What goes to a worker, and what comes back. */
export type Order = { id: number; job: Job }

/** A drawn picture, or why there is none. */
export type Delivery = { id: number; bytes: Uint8Array } | { id: number; fault: string }
