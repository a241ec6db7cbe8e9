import { checkPermissions as may } from '@residency/contract/areas/teachers/yearly-checks/access'
import {
  CHECK_ACTIONS,
  type CheckRelation,
  checkFlow,
} from '@residency/contract/areas/teachers/yearly-checks/check.flow'
import { allowedActions, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { isTeacherOffice } from '../teachers.policy.ts'

type Facts = { state: string; userId: number; firstDay: string; isOwnDepartment: boolean }

/**
 * The department in which the teacher works decides from the first day on, and the office
 * everything; nobody about themselves.
 */
export function relationsToCheck(
  record: Facts,
  actor: Reader,
  today: string,
): ReadonlySet<CheckRelation> {
  const holds: Record<CheckRelation, boolean> = {
    owner: record.userId === actor.userId,
    reviewer: today >= record.firstDay && (record.isOwnDepartment || isTeacherOffice(actor)),
    office: isTeacherOffice(actor),
    system: false,
  }

  return new Set((Object.keys(holds) as CheckRelation[]).filter((relation) => holds[relation]))
}

export const recordActions = (record: Facts, actor: Reader, today: string) => {
  const open: readonly string[] = allowedActions(
    checkFlow,
    record.state,
    actor,
    relationsToCheck(record, actor, today),
  )

  return CHECK_ACTIONS.filter((action) => open.includes(action))
}

/** What may be done with a check that is open, by people who open those of its base. */
export const checkActions = (
  check: { closedAt: Date | null; isOwnBase: boolean },
  actor: Reader,
) => {
  const isOpen = check.closedAt === null && check.isOwnBase && may.manage
  return permittedActions(actor, { edit: isOpen, fill: isOpen, close: isOpen }) as (
    | 'edit'
    | 'fill'
    | 'close'
  )[]
}
