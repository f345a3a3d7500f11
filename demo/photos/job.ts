import type { Recipe } from '../data/recipe.ts'

/** A photo of a product in a variant's colours: square, `width` pixels wide. */
export type PhotoJob = { recipe: Recipe; colours: readonly string[]; view: string; width: number }

/** A still life. */
export type StillJob = { still: string; width: number; height: number }

/** A job of the studio. */
export type Job = PhotoJob | StillJob

/** The message to a worker. */
export type Order = { id: number; job: Job }

/** The message from a worker: a picture, or an error. */
export type Delivery = { id: number; bytes: Uint8Array } | { id: number; fault: string }
