import { type Reader, seesAll } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Whose radar a user reads: of trainees they supervise, and of departments and bases they are
 * responsible for; the office all.
 */
export type RadarScope = { scope: OrgScope; userId: number }

export const visibleTrainees = (actor: Reader): RadarScope => ({
  scope: orgScope(actor, seesAll(actor)),
  userId: actor.userId,
})
