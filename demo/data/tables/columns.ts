import type { ColumnType } from 'kysely'

/** A moment: read as a Date; written as a Date or an ISO text. */
export type Moment = ColumnType<Date, Date | string, Date | string>

/** A moment whose default is the present time. */
export type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>

/** A day without a time, `yyyy-MM-dd`. */
export type IsoDay = string

/** A column that is null when the insert leaves it out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/**
 * A value of any JSON type: an object is passed as it is. An array must be passed as JSON text, otherwise pg writes
 * `{…}`.
 */
export type Json<T> = ColumnType<T, T | string, T | string>
