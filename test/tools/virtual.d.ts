declare module 'virtual:rooms' {
  import type { Rooms } from '../../runtime/element/loader.ts'
  /** The code of every tag and when to fetch it, from the definitions. */
  export const rooms: Rooms
}
