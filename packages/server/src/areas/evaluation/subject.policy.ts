import type { Reader } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/**
 * Who reads answers as the one they are about: the trainee, the teacher, and whoever answers for
 * the department.
 */
export type Rated = { userId: number; departments: OrgScope }

export const ratedAs = (actor: Reader): Rated => ({
  userId: actor.userId,
  departments: orgScope(actor, false),
})
