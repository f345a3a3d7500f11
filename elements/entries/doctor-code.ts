import { deferred } from '../../runtime/page/deferred.ts'

/** The overlay for developers, which no page of a shopper loads. */
export const doctor = deferred('the doctor', () => import('./doctor.ts'))
