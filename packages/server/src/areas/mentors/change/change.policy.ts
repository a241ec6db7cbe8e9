import { changePermissions as may } from '@residency/contract/areas/mentors/change/access'
import {
  CHANGE_REVIEW_ACTIONS,
  type ChangeRelation,
  changeFlow,
} from '@residency/contract/areas/mentors/change/change.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import { isOffice, type Reader } from '../../../platform/reader.ts'
import { mentorScope } from '../mentors.policy.ts'

/**
 * Requests somebody sees: those to the reader as new mentor, and those of the bases the reader
 * answers for.
 */
export const visibleChanges = (actor: Reader) => ({
  newMentorId: holds(actor, may.answer) ? actor.userId : 0,

  /** Null: only those to the reader. */
  bases: holds(actor, may.list) ? mentorScope(actor, may.decide) : null,
})

export type ChangeScope = ReturnType<typeof visibleChanges>

/** Only the requests to the reader as new mentor. */
export const changesTo = (actor: Reader): ChangeScope => ({
  newMentorId: actor.userId,
  bases: null,
})

/** Only the requests the office or the base decides. */
export const changesOfBases = (actor: Reader): ChangeScope => ({
  newMentorId: 0,
  bases: mentorScope(actor, may.decide),
})

type Facts = { state: string; traineeUserId: number; toUserId: number; isOwnBase: boolean }

/**
 * The relation of a person to a request. A person whom it asks as new mentor does not also decide
 * for the office.
 */
export function relationsToChange(change: Facts, actor: Reader): ReadonlySet<ChangeRelation> {
  const isNewMentor = change.toUserId === actor.userId

  const relations: Record<ChangeRelation, boolean> = {
    owner: change.traineeUserId === actor.userId,
    newMentor: isNewMentor,
    office: !isNewMentor && (change.isOwnBase || isOffice(actor, may.decide)),
  }

  return new Set(
    (Object.keys(relations) as ChangeRelation[]).filter((relation) => relations[relation]),
  )
}

const allowed = (change: Facts, actor: Reader): readonly string[] =>
  allowedActions(changeFlow, change.state, actor, relationsToChange(change, actor))

/** What the reader may decide about a request now. */
export const changeActions = (change: Facts, actor: Reader) =>
  CHANGE_REVIEW_ACTIONS.filter((action) => allowed(change, actor).includes(action))

export const mayWithdrawChange = (change: Facts, actor: Reader) =>
  allowed(change, actor).includes('withdraw')

/** States in which a request is not decided yet. */
export const OPEN_CHANGES: readonly string[] = changeFlow.actions.withdraw.from
