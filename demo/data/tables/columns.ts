import type { ColumnType } from 'kysely'

/** Read as a Date; written as a Date or an ISO text. */
export type Moment = ColumnType<Date, Date | string, Date | string>

/** The default is the present time. */
export type MomentNow = ColumnType<Date, Date | string | undefined, Date | string>

/** `yyyy-MM-dd`. */
export type IsoDay = string

/** Null when the insert leaves it out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** An object is passed as it is. An array must be passed as JSON text, otherwise pg writes `{…}`. */
export type Json<T> = ColumnType<T, T | string, T | string>
