import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { inTransaction } from '../../../platform/http/ctx.ts'
import { findAdmitted, numbersOf } from '../../signup/signup.public.ts'
import { writeTrainCandidates } from '../exams/candidate.queries.ts'
import { endSessionsOfPeople, nextPersonIds } from './person.queries.ts'
import { numberColumns } from './person-numbers.ts'
import { findListingTrains, findTrainForUpdate } from './train.queries.ts'

/**
 * Lists whoever is admitted in the intake of a train and is not on its list, also if the office removed them: that stays. Who was listed
 * so and has fallen out of the admission since is taken off, and listed again once they are admitted again: their row then names no
 * registration, unlike that of somebody the office removed.
 */
export async function listAdmitted(tx: SignedCtx, trainId: number, intakeId: number | null) {
  if (intakeId === null) return
  const admitted = await findAdmitted(tx.db, intakeId)
  const listed = await tx.db
    .selectFrom('learning_induction_people')
    .select(['id', 'registration_id', 'is_active', 'source'])
    .where('train_id', '=', trainId)
    .where('registration_id', 'is not', null)
    .execute()
  const known = new Set(listed.map((row) => row.registration_id))
  const fresh = admitted.filter(({ id }) => !known.has(id))
  const ids = await nextPersonIds(tx.db, fresh.length)
  const rows = fresh.map((one, at) => {
    const { mobile, idCard } = numbersOf(tx, one)
    const about = { id: ids[at]!, train_id: trainId, name: one.real_name!, registration_id: one.id, source: 'admitted' }
    return { ...about, ...numberColumns(tx, ids[at]!, { mobile: mobile!, idCard: idCard! }), created_at: tx.now(), updated_at: tx.now() }
  })
  if (rows.length > 0)
    await tx.db
      .insertInto('learning_induction_people')
      .values(rows)
      .onConflict((on) =>
        on.columns(['train_id', 'id_card_hash']).doUpdateSet((e) => ({
          registration_id: e.ref('excluded.registration_id'),
          is_active: sql<boolean>`learning_induction_people.is_active or learning_induction_people.source = 'admitted'`,
          version: e('learning_induction_people.version', '+', 1),
        })),
      )
      .execute()
  const now = new Set(admitted.map(({ id }) => id))
  const left = listed.filter((row) => row.is_active && row.source === 'admitted' && !now.has(row.registration_id!)).map(({ id }) => id)
  if (left.length > 0)
    await tx.db
      .updateTable('learning_induction_people')
      .set((e) => ({ is_active: false, registration_id: null, updated_at: tx.now(), version: e('version', '+', 1) }))
      .where('id', 'in', left)
      .execute()
  await endSessionsOfPeople(tx.db, left)
  if (rows.length > 0) await writeTrainCandidates(tx.db, { trainId })
}

/** The same for every train that is not over; each in its own transaction, so that one does not hold up another. */
export async function listAdmittedEverywhere(ctx: SignedCtx) {
  for (const { id, intake_id } of await findListingTrains(ctx.db, ctx.now()))
    await inTransaction(ctx, async (tx) => {
      await findTrainForUpdate(tx.db, id)
      await listAdmitted(tx, id, intake_id)
    })
}
