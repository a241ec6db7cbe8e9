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
  const existing = new Map<string, { id: number; mobileHash: string | null }>()
  const hashOf = (person: NewPerson) => tx.fields.hashesOf('idCard', person.idCard)

  for (const row of await findByCards(tx.db, trainId, people.flatMap(hashOf)))
    existing.set(row.idCardHash ?? '', row)

  const existingOf = (person: NewPerson) =>
    hashOf(person).flatMap((hash) => existing.get(hash) ?? [])[0]
  const ids = await nextPersonIds(tx.db, people.length)

  const rows = people.map((person, index) => {
    const id = existingOf(person)?.id ?? ids[index]!
    return {
      id,
      trainId,
      name: person.name,
      ...numberColumns(tx, id, person),
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

  const moved = people.flatMap((person) => {
    const before = existingOf(person)
    return before && !tx.fields.hashesOf('mobile', person.mobile).includes(before.mobileHash ?? '')
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
