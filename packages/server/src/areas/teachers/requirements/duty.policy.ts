import { requirementPermissions as may } from '@residency/contract/areas/teachers/requirements/access'
import {
  DUTY_REVIEW_ACTIONS,
  type DutyRelation,
  dutyRecordFlow,
} from '@residency/contract/areas/teachers/requirements/duty-record.flow'
import { allowedActions, holds } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isTeacherOffice } from '../teachers.policy.ts'

type Facts = { state: string; userId: number; isOwnDepartment: boolean }

/** The department in which the teacher teaches confirms, and the office may. */
export const relationsToDuty = (duty: Facts, actor: Reader): ReadonlySet<DutyRelation> =>
  new Set([
    ...(duty.userId === actor.userId ? (['owner'] as const) : []),
    ...(duty.isOwnDepartment || isTeacherOffice(actor) ? (['reviewer'] as const) : []),
  ])

const openTo = (duty: Facts, actor: Reader): readonly string[] =>
  allowedActions(dutyRecordFlow, duty.state, actor, relationsToDuty(duty, actor))

export const dutyActions = (duty: Facts, actor: Reader) => {
  const open = openTo(duty, actor)
  return DUTY_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const mayWithdraw = (duty: Facts, actor: Reader) => openTo(duty, actor).includes('withdraw')

/** Requirements of every base are the office's, those of a base also its administrators'. */
export const mayEditRequirement = (actor: Reader, requirement: { isOwnBase: boolean }) =>
  holds(actor, may.requirementEdit) && (isTeacherOffice(actor) || requirement.isOwnBase)
