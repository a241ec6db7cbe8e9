import { levelPermissions as may } from '@residency/contract/areas/competence/levels/access'
import {
  GRANT_ACTIONS,
  type GrantRelation,
  type GrantState,
  grantFlow,
} from '@residency/contract/areas/competence/levels/grant.flow'
import { TWO_PEOPLE_FROM } from '@residency/contract/areas/competence/levels/level.contract'
import { allowedActions, excludedByRule, holds } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import type { Reader } from '../../../platform/reader.ts'
import { type AskingReader, levelsInCharge } from '../competence.policy.ts'

type Facts = {
  state: GrantState
  level: number
  userId: number
  proposedBy: number
  isDepartment: boolean
  isCurrent: boolean
  isOver?: boolean
}

/** Nobody decides about themselves; from level 4 on another person than the proposer decides. */
export function relationsToGrant(grant: Facts, actor: Reader): ReadonlySet<GrantRelation> {
  const relations: Record<GrantRelation, boolean> = {
    owner: grant.userId === actor.userId,
    proposer: grant.proposedBy === actor.userId,
    firstPerson: grant.level >= TWO_PEOPLE_FROM && grant.proposedBy === actor.userId,
    department: grant.isDepartment,
    current: grant.isCurrent,
    clock: actor.userId === SYSTEM_ACTOR.userId,
    over: grant.isOver === true,
  }

  return new Set((Object.keys(relations) as GrantRelation[]).filter((name) => relations[name]))
}

export const actionsOnGrant = (grant: Facts, actor: Reader) => {
  const open = allowedActions(grantFlow, grant.state, actor, relationsToGrant(grant, actor))
  return GRANT_ACTIONS.filter((action) => open.includes(action))
}

/** What the reader asks of the list. */
export const grantMatchOf = (ctx: AskingReader) => ({
  scope: levelsInCharge(ctx),
  mayDecide: holds(ctx.actor, may.decide),
  firstId: excludedByRule(ctx.actor, 'competenceLevel'),
})

/** The last day that an item allows a level that is proposed or granted on a day. */
export const latestEnd = (today: string, { validMonths }: { validMonths: number }) =>
  addMonths(today, validMonths)
