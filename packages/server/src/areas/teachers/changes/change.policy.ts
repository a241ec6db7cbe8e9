import {
  CHANGE_REVIEW_ACTIONS,
  type TeacherChangeRelation,
  teacherChangeFlow,
} from '@residency/contract/areas/teachers/changes/teacher-change.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isTeacherOffice } from '../teachers.policy.ts'

type Facts = { state: string; userId: number; isOwnBase: boolean }

/** The office reviews changes, and the administrators of the base at which the teacher works. */
export const relationsToChange = (
  change: Facts,
  actor: Reader,
): ReadonlySet<TeacherChangeRelation> =>
  new Set([
    ...(change.userId === actor.userId ? (['owner'] as const) : []),
    ...(change.isOwnBase || isTeacherOffice(actor) ? (['reviewer'] as const) : []),
  ])

const openActions = (change: Facts, actor: Reader): readonly string[] =>
  allowedActions(teacherChangeFlow, change.state, actor, relationsToChange(change, actor))

export const changeActions = (change: Facts, actor: Reader) => {
  const open = openActions(change, actor)
  return CHANGE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const mayWithdrawChange = (change: Facts, actor: Reader) =>
  openActions(change, actor).includes('withdraw')

/** Whether a teacher waits for the decision about a change. */
export const isWaiting = (state: string) => state === teacherChangeFlow.initial
