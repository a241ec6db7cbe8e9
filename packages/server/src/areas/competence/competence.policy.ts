import { levelPermissions as may } from '@residency/contract/areas/competence/levels/access'
import { holds } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../platform/clock.ts'
import { type Reader, seesAll } from '../../platform/reader.ts'
import { type OrgScope, orgScope } from '../organisation/organisation.public.ts'

/** For so many months after a stay its supervisor and department propose and read levels. */
const MONTHS_BACK = 6

/** The first day on which a stay may have ended whose supervisor and department read levels. */
export const readableSince = (today: string) => addMonths(today, -MONTHS_BACK)

/**
 * Whose levels a user reads: the own ones (`ownId`), and as staff those of trainees whose stays
 * they supervised or answered for until half a year ago (`since`); the base of the training and the
 * office always.
 */
export type LevelScope = {
  scope: OrgScope
  userId: number
  isStaff: boolean
  ownId: number
  since: string
}

/** A reader with the moment: what they read depends on the day. */
export type AskingReader = { actor: Reader; now: () => Date }

export const visibleLevels = ({ actor, now }: AskingReader): LevelScope => ({
  scope: orgScope(actor, seesAll(actor)),
  userId: actor.userId,
  isStaff: holds(actor, may.list),
  ownId: holds(actor, may.own) ? actor.userId : 0,
  since: readableSince(dayInChina(now())),
})

/** The same without the reader’s own. */
export const levelsInCharge = (ctx: AskingReader): LevelScope => ({
  ...visibleLevels(ctx),
  ownId: 0,
})
