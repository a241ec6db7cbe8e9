import { levelPermissions as may } from '@residency/contract/areas/competence/levels/access'
import { holds } from '@residency/contract/kernel'
import { type Reader, seesAll } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/**
 * Whose levels a user reads: the own ones (`ownId`), and as staff those of trainees whom they
 * supervise or answer for; the office all.
 */
export type LevelScope = { scope: OrgScope; userId: number; isStaff: boolean; ownId: number }

export const visibleLevels = (actor: Reader): LevelScope => ({
  scope: orgScope(actor, seesAll(actor)),
  userId: actor.userId,
  isStaff: holds(actor, may.list),
  ownId: holds(actor, may.own) ? actor.userId : 0,
})

/** The same without the reader’s own. */
export const levelsInCharge = (actor: Reader): LevelScope => ({
  ...visibleLevels(actor),
  ownId: 0,
})
