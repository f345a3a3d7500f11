import type { ColumnType } from 'kysely'

/** A moment: read as a Date; written as a Date or an ISO text. */
export type Moment = ColumnType<Date, Date | string, Date | string>

/** A moment that the database fills with now. */
export type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>

/** A day without a time, `yyyy-MM-dd`. */
export type IsoDay = string

/** A column that is null when the insert leaves it out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/**
 * A value of any JSON shape: an object is written as it is. An array must be given as JSON text, else pg writes
 * `{…}`.
 */
export type Json<T> = ColumnType<T, T | string, T | string>
