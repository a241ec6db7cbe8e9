import type {
  SupervisorGroup,
  SupervisorToAsk,
} from '@residency/contract/areas/evaluation/requests/request.contract'

/** A stay of the trainee that is under way or ended in the last days, the latest first. */
export type StayToAsk = {
  blockId: number
  traineeId: number
  departmentId: number
  department: string
  supervisorId: number | null
  endsOn: string
}

/** Somebody who teaches in a department, with an account in use. */
export type TeacherOfDepartment = { userId: number; departmentId: number; name: string }

export type SupervisorOfStay = SupervisorToAsk & {
  blockId: number
  traineeId: number
  departmentId: number
}

const ORDER: readonly SupervisorGroup[] = ['day', 'department', 'recent']

/** Where a teacher of the department of a stay belongs; null: somebody else supervised an old stay. */
function groupOf(stay: StayToAsk, userId: number, today: string): SupervisorGroup | null {
  const isNow = stay.endsOn >= today
  if (stay.supervisorId === userId) return isNow ? 'day' : 'recent'

  return isNow ? 'department' : null
}

/**
 * Whom a trainee may ask: supervisors of today, then others of the department, then supervisors of
 * the last days. Each once, in the first of these groups; never the trainee.
 */
export function supervisorsToAsk(
  stays: readonly StayToAsk[],
  teachers: readonly TeacherOfDepartment[],
  { today, userId }: { today: string; userId: number },
): SupervisorOfStay[] {
  const found = stays.flatMap((stay) =>
    teachers
      .filter((teacher) => teacher.departmentId === stay.departmentId && teacher.userId !== userId)
      .flatMap((teacher): SupervisorOfStay[] => {
        const group = groupOf(stay, teacher.userId, today)
        if (!group) return []

        const { blockId, traineeId, departmentId, department, endsOn } = stay
        const aboutOn = endsOn < today ? endsOn : today

        return [
          {
            userId: teacher.userId,
            name: teacher.name,
            group,
            aboutOn,
            blockId,
            traineeId,
            departmentId,
            department,
          },
        ]
      }),
  )

  const inOrder = ORDER.flatMap((group) => found.filter((supervisor) => supervisor.group === group))

  return [
    ...new Map(inOrder.toReversed().map((supervisor) => [supervisor.userId, supervisor])).values(),
  ].toReversed()
}
