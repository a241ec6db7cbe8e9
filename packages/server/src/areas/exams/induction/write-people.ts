import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { writeTrainCandidates } from '../candidates/candidate.queries.ts'
import { endSessionsOfPeople, findByCards, nextPersonIds } from './person.queries.ts'
import { type Numbers, numberColumns } from './person-numbers.ts'

export type NewPerson = Numbers & { name: string }
/**
 * Lists people from a sheet: who is known by the card gets the name and number of the sheet and is on the list again, others are added.
 * Whose number changes logs in again.
 */
export async function writePeople(tx: SignedCtx, trainId: number, people: readonly NewPerson[]) {
  const known = new Map<string, { id: number; mobile_hash: string | null }>()
  const hashOf = (one: NewPerson) => tx.fields.hashesOf('idCard', one.idCard)
  for (const row of await findByCards(tx.db, trainId, people.flatMap(hashOf))) known.set(row.id_card_hash ?? '', row)
  const knownOf = (one: NewPerson) => hashOf(one).flatMap((hash) => known.get(hash) ?? [])[0]
  const ids = await nextPersonIds(tx.db, people.length)
  const rows = people.map((one, at) => {
    const id = knownOf(one)?.id ?? ids[at]!
    return {
      id,
      train_id: trainId,
      name: one.name,
      ...numberColumns(tx, id, one),
      source: 'sheet' as const,
      created_at: tx.now(),
      updated_at: tx.now(),
    }
  })
  await tx.db
    .insertInto('learning_induction_people')
    .values(rows)
    .onConflict((on) =>
      on.column('id').doUpdateSet((e) => ({
        ...{ name: e.ref('excluded.name'), mobile_sealed: e.ref('excluded.mobile_sealed'), mobile_hash: e.ref('excluded.mobile_hash') },
        ...{ id_card_sealed: e.ref('excluded.id_card_sealed'), id_card_hash: e.ref('excluded.id_card_hash') },
        ...{
          is_active: sql<boolean>`true`,
          by_office: sql<boolean>`true`,
          updated_at: tx.now(),
          version: e('learning_induction_people.version', '+', 1),
        },
      })),
    )
    .execute()
  const moved = people.flatMap((one) => {
    const before = knownOf(one)
    return before && !tx.fields.hashesOf('mobile', one.mobile).includes(before.mobile_hash ?? '') ? [before.id] : []
  })
  await endSessionsOfPeople(tx.db, moved)
  await writeTrainCandidates(tx.db, { trainId })
  await tx.audit.all(rows.map(({ id }) => ({ action: 'learning.induction.list', entity: 'inductionPerson', entityId: id })))
}
