import { type Reader, seesAll } from '../../../platform/reader.ts'
import { type OrgScope, orgScope } from '../../organisation/organisation.public.ts'

/**
 * Whose radar somebody reads: of trainees whom they supervise, of departments and bases they answer
 * for; the office all.
 */
export type RadarScope = { scope: OrgScope; userId: number }

export const visibleTrainees = (actor: Reader): RadarScope => ({
  scope: orgScope(actor, seesAll(actor)),
  userId: actor.userId,
})
