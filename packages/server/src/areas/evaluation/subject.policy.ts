import type { Reader } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/**
 * Who reads answers as their subject: the trainee, the teacher, and those responsible for the
 * department.
 */
export type SubjectScope = { userId: number; departments: OrgScope }

export const ratedAs = (actor: Reader): SubjectScope => ({
  userId: actor.userId,
  departments: orgScope(actor, false),
})
