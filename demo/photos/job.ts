import type { Recipe } from '../data/recipe.ts'

/** A photo of a product in a variant's colours: square, `width` pixels wide. */
export type PhotoJob = { recipe: Recipe; colours: readonly string[]; view: string; width: number }

export type StillJob = { still: string; width: number; height: number }

export type Job = PhotoJob | StillJob

export type Order = { id: number; job: Job }

export type Delivery = { id: number; bytes: Uint8Array } | { id: number; fault: string }
