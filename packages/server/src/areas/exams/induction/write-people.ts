import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { writeTrainCandidates } from '../candidates/candidate.queries.ts'
import { endSessionsOfPeople, findByCards, nextPersonIds } from './person.queries.ts'
import { type Numbers, numberColumns } from './person-numbers.ts'

export type NewPerson = Numbers & { name: string }

/**
 * Lists people from a sheet: who is known by the card gets the name and number of the sheet and is
 * on the list again, others are added. Whose number changes logs in again.
 */
export async function writePeople(tx: SignedCtx, trainId: number, people: readonly NewPerson[]) {
  const known = new Map<string, { id: number; mobileHash: string | null }>()
  const hashOf = (one: NewPerson) => tx.fields.hashesOf('idCard', one.idCard)

  for (const row of await findByCards(tx.db, trainId, people.flatMap(hashOf)))
    known.set(row.idCardHash ?? '', row)

  const knownOf = (one: NewPerson) => hashOf(one).flatMap((hash) => known.get(hash) ?? [])[0]
  const ids = await nextPersonIds(tx.db, people.length)

  const rows = people.map((one, at) => {
    const id = knownOf(one)?.id ?? ids[at]!
    return {
      id,
      trainId,
      name: one.name,
      ...numberColumns(tx, id, one),
      source: 'sheet' as const,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }
  })

  await tx.db
    .insertInto('learningInductionPeople')
    .values(rows)
    .onConflict((on) =>
      on.column('id').doUpdateSet((e) => ({
        name: e.ref('excluded.name'),
        mobileSealed: e.ref('excluded.mobileSealed'),
        mobileHash: e.ref('excluded.mobileHash'),
        idCardSealed: e.ref('excluded.idCardSealed'),
        idCardHash: e.ref('excluded.idCardHash'),
        isActive: sql<boolean>`true`,
        byOffice: sql<boolean>`true`,
        updatedAt: tx.now(),
        version: e('learningInductionPeople.version', '+', 1),
      })),
    )
    .execute()

  const moved = people.flatMap((one) => {
    const before = knownOf(one)
    return before && !tx.fields.hashesOf('mobile', one.mobile).includes(before.mobileHash ?? '')
      ? [before.id]
      : []
  })

  await endSessionsOfPeople(tx.db, moved)
  await writeTrainCandidates(tx.db, { trainId })

  await tx.audit.all(
    rows.map(({ id }) => ({
      action: 'learning.induction.list',
      entity: 'inductionPerson',
      entityId: id,
    })),
  )
}
