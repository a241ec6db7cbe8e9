import {
  AWARD_REVIEW_ACTIONS,
  type AwardApplicationRelation,
  awardApplicationFlow,
} from '@residency/contract/areas/awards/applications/award-application.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isAwardOffice } from '../awards.policy.ts'

/** What the policy needs to know of an application, as the queries bring it. */
export type ApplicationFacts = {
  state: string
  userId: number
  nominatedBy: number | null
  baseId: number | null
  mode: string
  isOwnBase: boolean
}

const { basePass, submit } = awardApplicationFlow.actions

/**
 * The relations of a user to an application; a second person decides after the one who nominated.
 */
export function relationsTo(
  row: ApplicationFacts,
  actor: Reader,
): ReadonlySet<AwardApplicationRelation> {
  const isOffice = isAwardOffice(actor)
  const isOfBase = row.baseId !== null && (row.isOwnBase || isOffice)

  const holdsNow: Record<AwardApplicationRelation, boolean> = {
    owner: row.userId === actor.userId,
    firstPerson: row.nominatedBy === actor.userId,
    base: isOfBase,
    office: isOffice,
    ripe: row.state === basePass.to || row.baseId === null,
    plain: row.mode === 'review',
    ranked: false, // only while a competition is concluded
    decider: isOffice || (isOfBase && row.state === submit.to),
  }

  return new Set(
    (Object.keys(holdsNow) as AwardApplicationRelation[]).filter((relation) => holdsNow[relation]),
  )
}

const openActions = (row: ApplicationFacts, actor: Reader): readonly string[] =>
  allowedActions(awardApplicationFlow, row.state, actor, relationsTo(row, actor))

/** What a reviewer may decide about an application now. */
export const reviewActions = (row: ApplicationFacts, actor: Reader) => {
  const open = openActions(row, actor)
  return AWARD_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const mayWithdraw = (row: ApplicationFacts, actor: Reader) =>
  openActions(row, actor).includes('withdraw')

/** A draft is changed by its owner until it is submitted. */
export const isDraft = (state: string) => state === awardApplicationFlow.initial
