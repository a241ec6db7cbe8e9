import { sql } from 'kysely'
import { updateRows } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { eachApart } from '../../../platform/jobs/each-apart.ts'
import { findAdmitted, numbersOf } from '../../signup/signup.public.ts'
import { writeTrainCandidates } from '../candidates/candidate.queries.ts'
import { endSessionsOfPeople, nextPersonIds } from './person.queries.ts'
import { numberColumns } from './person-numbers.ts'
import { findListingTrains, findTrainForUpdate } from './train.queries.ts'

/**
 * The list follows the admission in the intake of a train: admitted people are added, people who
 * lose their place are removed, and return with a new admission. Where the office itself added or
 * removed a person, that stays.
 */
export async function listAdmitted(tx: SignedCtx, trainId: number, intakeId: number | null) {
  if (intakeId === null) return

  const admitted = await findAdmitted(tx.db, intakeId)

  const listed = await tx.db
    .selectFrom('learningInductionPeople')
    .select(['id', 'registrationId', 'isActive'])
    .select((e) =>
      e
        .and([e('source', '=', 'admitted'), e('byOffice', '=', false), e('erasedAt', 'is', null)])
        .as('follows'),
    )
    .where('trainId', '=', trainId)
    .where('registrationId', 'is not', null)
    .execute()

  const listedIds = new Set(listed.map((row) => row.registrationId))
  const fresh = admitted.filter(({ id }) => !listedIds.has(id))
  const ids = await nextPersonIds(tx.db, fresh.length)

  const rows = fresh.map((person, index) => {
    const { mobile, idCard } = numbersOf(tx, person)

    const about = {
      id: ids[index]!,
      trainId,
      name: person.realName!,
      registrationId: person.id,
      source: 'admitted' as const,
    }

    return {
      ...about,
      ...numberColumns(tx, ids[index]!, { mobile: mobile!, idCard: idCard! }),
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }
  })

  if (rows.length > 0)
    await tx.db
      .insertInto('learningInductionPeople')
      .values(rows)
      .onConflict((on) =>
        on
          .columns(['trainId', 'idCardHash'])
          .doUpdateSet((e) => ({ registrationId: e.ref('excluded.registrationId') })),
      )
      .execute()

  const now = new Set(admitted.map(({ id }) => id))
  const moved = listed
    .filter((row) => row.follows && row.isActive !== now.has(row.registrationId!))
    .map(({ id }) => id)

  if (moved.length > 0)
    await updateRows(tx, 'learningInductionPeople', moved, {
      isActive: sql<boolean>`not is_active`,
    })

  await endSessionsOfPeople(tx.db, moved)

  if (rows.length + moved.length > 0) await writeTrainCandidates(tx.db, { trainId })
}

/**
 * The same for every train that is not over; each in its own transaction, so that one does not
 * delay another.
 */
export const listAdmittedEverywhere = async (ctx: SignedCtx) =>
  eachApart(await findListingTrains(ctx.db, ctx.now()), ({ id, intakeId }) =>
    inTransaction(ctx, async (tx) => {
      await findTrainForUpdate(tx.db, id)
      await listAdmitted(tx, id, intakeId)
    }),
  )
