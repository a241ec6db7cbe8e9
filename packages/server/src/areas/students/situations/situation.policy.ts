import { situationPermissions as may } from '@residency/contract/areas/students/situations/access'
import {
  SITUATION_REVIEW_ACTIONS,
  type SituationRelation,
  situationFlow,
} from '@residency/contract/areas/students/situations/situation.flow'
import { allowedActions, excludedByRule, holds } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { SYSTEM_ACTOR } from '../../../platform/flow/system-actor.ts'
import { DATA_SCOPE, isOffice, type Reader } from '../../../platform/reader.ts'

/**
 * Situations somebody sees: the own ones; staff those of the bases they administer, the office all.
 */
export type SituationScope = {
  userId: number

  /** Whose own situations wait for others. */
  readerId: number
  area: 'all' | 'administered' | 'none'
  administeredBy: number

  /** Whose decision for the base keeps them from the office's. */
  firstId: number
}

function areaInCharge(actor: Reader): SituationScope['area'] {
  if (!holds(actor, may.list)) return 'none'
  if (isOffice(actor, may.office)) return 'all'

  return actor.dataScopes.has(DATA_SCOPE.administered) ? 'administered' : 'none'
}

export const situationsInCharge = (actor: Reader): SituationScope => ({
  userId: 0,
  readerId: actor.userId,
  area: areaInCharge(actor),
  administeredBy: actor.dataScopes.has(DATA_SCOPE.administered) ? actor.userId : 0,
  firstId: excludedByRule(actor, 'situation'),
})

export const visibleSituations = (actor: Reader): SituationScope => ({
  ...situationsInCharge(actor),
  userId: actor.userId,
})

export type SituationFacts = {
  kind: string
  state: string
  userId: number
  recordedBy: number | null
  basePassedBy: number | null
  baseIds: readonly number[]
  passedBases: readonly number[]
  ownBases: readonly number[]
  startsOn: string
  endsOn: string | null
}

export const NOTIFIED: readonly string[] = ['pregnancy', 'illness']

/** Bases that have not decided yet and that the reader administers. */
export const basesToPass = (facts: SituationFacts) =>
  facts.baseIds.filter((id) => facts.ownBases.includes(id) && !facts.passedBases.includes(id))

/**
 * The relation of a person to a situation. Nobody decides about themselves; for the office decides
 * another person than for the base.
 */
export function relationsToSituation(
  facts: SituationFacts,
  actor: Reader,
  now: Date,
): ReadonlySet<SituationRelation> {
  const [today, own] = [dayInChina(now), basesToPass(facts)]
  const open = facts.baseIds.filter((id) => !facts.passedBases.includes(id))
  const owner = facts.userId === actor.userId

  const relations: Record<SituationRelation, boolean> = {
    owner,
    asker: owner && facts.recordedBy === null,
    recorder: facts.recordedBy === actor.userId,
    base: own.length > 0,
    last: own.length === open.length,
    others: own.length < open.length,
    firstPerson: facts.basePassedBy === actor.userId,
    office: isOffice(actor, may.office),
    notice: NOTIFIED.includes(facts.kind),
    begun: facts.startsOn <= today,
    over: facts.endsOn !== null && facts.endsOn < today,
    clock: actor.userId === SYSTEM_ACTOR.userId,
  }

  return new Set(
    (Object.keys(relations) as SituationRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (facts: SituationFacts, actor: Reader, now: Date): readonly string[] =>
  allowedActions(situationFlow, facts.state, actor, relationsToSituation(facts, actor, now))

export const situationActions = (facts: SituationFacts, actor: Reader, now: Date) =>
  SITUATION_REVIEW_ACTIONS.filter((action) => allowed(facts, actor, now).includes(action))

/**
 * What has no end of its own or one to come is ended by the office; an extension ends with the
 * training, a transfer at once.
 */
const ENDABLE: readonly string[] = ['suspension', 'discipline', 'pregnancy', 'illness']

export const mayOnSituation = (facts: SituationFacts, actor: Reader, now: Date) => {
  const all = allowed(facts, actor, now)
  const mayEnd = all.includes('end') && ENDABLE.includes(facts.kind)
  return { mayWithdraw: all.includes('withdraw'), mayRetract: all.includes('retract'), mayEnd }
}
