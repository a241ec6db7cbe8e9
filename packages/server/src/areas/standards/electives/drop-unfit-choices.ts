import type { Db } from '../../../platform/db/connect/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortRowsOf } from '../cohort/cohort-rows.ts'
import { faultOf, groupsOf } from './choice.rules.ts'

/**
 * Removes what was chosen of groups in which it does not fit any more; their trainees choose again.
 */
export async function dropUnfitChoices(db: Db, cohortId: number): Promise<void> {
  const groups = new Map(
    groupsOf(await cohortRowsOf(db, cohortId)).map((group) => [group.rowId, group]),
  )

  const choices = await db
    .selectFrom('electiveChoices as e')
    .innerJoin('cohortRows as r', 'r.id', 'e.rowId')
    .select(['e.traineeId', 'e.rowId', 'e.departmentId', 'e.months'])
    .where('r.cohortId', '=', cohortId)
    .execute()

  const unfit = [
    ...grouped(choices, (choice) => `${choice.traineeId} ${choice.rowId}`).values(),
  ].filter(([first, ...more]) => {
    const group = groups.get(first!.rowId)

    const chosen = [first!, ...more].map((choice) => ({
      departmentId: choice.departmentId,
      months: choice.months,
    }))

    return (
      !group ||
      faultOf(group, chosen) !== null ||
      chosen.some(({ months }) => group.months !== null && months !== group.months)
    )
  })

  if (unfit.length === 0) return

  await db
    .deleteFrom('electiveChoices')
    .where((e) =>
      e.or(
        unfit.map(([choice]) =>
          e.and([e('traineeId', '=', choice!.traineeId), e('rowId', '=', choice!.rowId)]),
        ),
      ),
    )
    .execute()
}
