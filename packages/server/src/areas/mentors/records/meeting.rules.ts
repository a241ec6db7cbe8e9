import type { recordErrors } from '@residency/contract/areas/mentors/records/access'

type Relation = { name: string; startedOn: string; endedOn: string | null }

type Fault = {
  error: keyof Pick<
    typeof recordErrors,
    'meetingInFuture' | 'meetingBeforeRelation' | 'meetingAfterRelation'
  >
  data: { name: string; day: string }
}

/**
 * Why a meeting cannot have been on a day: it is ahead, or the trainee was not guided then. The
 * first and the last day count.
 */
export function dayFault(relation: Relation, metOn: string, today: string): Fault | null {
  const { name, startedOn, endedOn } = relation
  if (metOn > today) return { error: 'meetingInFuture', data: { name, day: today } }
  if (metOn < startedOn) return { error: 'meetingBeforeRelation', data: { name, day: startedOn } }
  if (endedOn !== null && metOn > endedOn)
    return { error: 'meetingAfterRelation', data: { name, day: endedOn } }

  return null
}

/** Days before the end of a task on which its mentor is reminded. */
export const TASK_ENDS_SOON_DAYS = 14
