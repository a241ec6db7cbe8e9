import type { Db } from '../../../platform/db/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortRowsOf } from '../cohort/cohort-rows.ts'
import { faultOf, groupsOf } from './choice.rules.ts'

/** Removes what was chosen of groups in which it does not fit any more; their trainees choose again. */
export async function dropUnfitChoices(db: Db, cohortId: number): Promise<void> {
  const groups = new Map(groupsOf(await cohortRowsOf(db, cohortId)).map((group) => [group.rowId, group]))
  const choices = await db
    .selectFrom('elective_choices as e')
    .innerJoin('cohort_rows as r', 'r.id', 'e.row_id')
    .select(['e.trainee_id', 'e.row_id', 'e.department_id', 'e.months'])
    .where('r.cohort_id', '=', cohortId)
    .execute()
  const unfit = [...grouped(choices, (one) => `${one.trainee_id} ${one.row_id}`).values()].filter(([first, ...more]) => {
    const group = groups.get(first!.row_id)
    const chosen = [first!, ...more].map((one) => ({ departmentId: one.department_id, months: one.months }))
    return !group || faultOf(group, chosen) !== null || chosen.some(({ months }) => group.months !== null && months !== group.months)
  })
  if (unfit.length === 0) return
  await db
    .deleteFrom('elective_choices')
    .where((e) => e.or(unfit.map(([one]) => e.and([e('trainee_id', '=', one!.trainee_id), e('row_id', '=', one!.row_id)]))))
    .execute()
}
