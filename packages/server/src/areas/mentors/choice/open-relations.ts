import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import { mentorApplicationFlow } from '@residency/contract/areas/mentors/choice/application.flow'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOpenOfTraineesForUpdate } from './application.queries.ts'

export type NewRelation = { traineeId: number; entryId: number }

/** The database has the last word on capacity and on one mentor at a time. */
export const placesTaken = constraintErrors({
  mentor_entries_within_capacity: errors.placesJustTaken,
  mentor_relations_one_mentor: errors.hasMentor,
})

/** Relations between trainees and mentors from today on. */
export async function openRelations(
  tx: SignedCtx,
  rows: readonly NewRelation[],
  source: 'accepted' | 'matched' | 'placed',
) {
  await sql`insert into mentor_relations (trainee_id, entry_id, source, started_on)
    select r.trainee_id, r.entry_id, ${source}, ${dayInChina(tx.now())}::date
    from ${rowsOf(rows, { traineeId: 'bigint', entryId: 'bigint' })} r
    order by r.entry_id, r.trainee_id`.execute(tx.db)
}

const bySystem = new Set(['system' as const])

/** Ends the open applications of people who have a mentor now. */
export async function lapseOpen(tx: SignedCtx, traineeIds: readonly number[]) {
  const open = await findOpenOfTraineesForUpdate(tx.db, traineeIds)
  const records = open.map(({ id, state }) => ({ id, state, relations: bySystem }))
  await advanceMany(tx, mentorApplicationFlow, 'lapse', records, {}, (state, ids) =>
    updateRows(tx, 'mentorApplications', ids, { state }),
  )
}

/** Marks the applications with which a run has placed people. */
export async function acceptByMatch(tx: SignedCtx, rows: readonly NewRelation[]) {
  const open = await findOpenOfTraineesForUpdate(
    tx.db,
    rows.map(({ traineeId }) => traineeId),
  )

  const entryOf = new Map(rows.map(({ traineeId, entryId }) => [traineeId, entryId]))
  const records = open
    .filter((application) => entryOf.get(application.traineeId) === application.entryId)
    .map(({ id, state }) => ({ id, state, relations: bySystem }))

  return advanceMany(tx, mentorApplicationFlow, 'match', records, {}, (state, ids) =>
    updateRows(tx, 'mentorApplications', ids, { state }),
  )
}
