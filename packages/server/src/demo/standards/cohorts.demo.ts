import { yearOf } from '@residency/contract/kernel/day'
// Electives are written as rows: 250, each of which a trainee would choose by a call.
import { cohortTables } from '../../areas/standards/cohort/cohort-tables.ts'
import { handInCohort } from '../../areas/standards/cohort/hand-in.ts'
import { cohortPlan } from '../../areas/standards/cohort/review-cohorts.ts'
import { createCohort } from '../../areas/standards/cohort/save-cohort.ts'
import { addMembers } from '../../areas/standards/members/place-members.ts'
import { decideOne } from '../../platform/flow/decide.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/** Begins on `startsOn`, an ISO day, after a published standard of its major. */
export type DemoCohort = {
  name: string
  majorId: number
  lengthMonths: number
  startsOn: string
  traineeIds: number[]
}

/**
 * A cohort that its base has handed in and the office approved; every member has chosen the
 * electives.
 */
export async function addDemoCohort(
  base: SignedCtx,
  office: SignedCtx,
  { traineeIds, lengthMonths, ...form }: DemoCohort,
): Promise<number> {
  const { id: standardId } = await base.db
    .selectFrom('standards')
    .select('id')
    .where('majorId', '=', form.majorId)
    .where('lengthMonths', '=', lengthMonths)
    .orderBy('id')
    .executeTakeFirstOrThrow()

  const year = yearOf(form.startsOn)
  const { id } = await createCohort(base, { ...form, year, standardId, inStages: true, note: null })

  await addMembers(base, { id, traineeIds, isMove: false })
  await handInCohort(base, { id, version: 1, action: 'submit' })
  await decideOne(office, cohortPlan, { id, version: 2, action: 'approve', reason: null })
  await chooseElectives(base, id, traineeIds)

  return id
}

/**
 * Each member chooses the next departments of a group, so that all of them are asked for about as
 * often.
 */
async function chooseElectives(
  { db, now }: SignedCtx,
  cohortId: number,
  traineeIds: readonly number[],
) {
  const [table] = await cohortTables(db, [cohortId])

  const choices = table!.rows.flatMap((row) => {
    if (row.kind !== 'fixed') return []
    return traineeIds.flatMap((traineeId, at) =>
      Array.from({ length: row.choose }, (_, place) => {
        const departmentId =
          row.departmentIds[(at * row.choose + place) % row.departmentIds.length]!
        return {
          traineeId,
          rowId: row.id,
          departmentId,
          months: row.months,
          place,
          chosenAt: now(),
        }
      }),
    )
  })

  await db.insertInto('electiveChoices').values(choices).execute()
}
