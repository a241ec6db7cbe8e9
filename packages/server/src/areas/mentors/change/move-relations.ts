import { changeErrors } from '@residency/contract/areas/mentors/change/access'
import { reviewErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { violatedConstraint } from '../../../platform/db/constraints.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { type ChangeRow, findPlacesOf } from './change.queries.ts'

/**
 * The old relations of these requests end and the new ones begin the same day (one that was to
 * begin later, on its first day). All end before any begins, so that two trainees may take each
 * other's place. The entries are locked first, in one order.
 */
export async function moveRelations(tx: SignedCtx, changes: readonly ChangeRow[]) {
  const wanted = changes.map(({ newEntryId }) => newEntryId)
  const relations = changes.map(({ relationId }) => relationId)

  await sql`select id from mentor_entries where id = ${anyId(wanted)}
    or id in (select entry_id from mentor_relations where id = ${anyId(relations)})
    order by id for update`.execute(tx.db)

  const ended = await tx.db
    .updateTable('mentorRelations')
    .set((e) => ({
      endedOn: sql<string>`greatest(started_on, ${dayInChina(tx.now())}::date)`,
      endReason: 'changed',
      version: e('version', '+', 1),
      updatedAt: tx.now(),
    }))
    .where('id', '=', anyId(relations))
    .where('endedOn', 'is', null)
    .returning(['id', 'endedOn'])
    .execute()

  const days = new Map(ended.map(({ id, endedOn }) => [id, endedOn!]))
  const late = changes.find(({ relationId }) => !days.has(relationId))
  if (late) throw fail(changeErrors.relationEnded, { name: late.name })
  await mustHavePlaces(tx, changes)

  await tx.db
    .insertInto('mentorRelations')
    .values(
      changes.map(({ traineeId, newEntryId, relationId }) => ({
        traineeId,
        entryId: newEntryId,
        source: 'changed',
        startedOn: days.get(relationId)!,
        createdAt: tx.now(),
      })),
    )
    .execute()
}

/**
 * Refuses when a new mentor takes part no more, or has fewer places than trainees are to come; the
 * check of the entries would refuse that too.
 */
async function mustHavePlaces(tx: SignedCtx, changes: readonly ChangeRow[]) {
  const entries = await findPlacesOf(
    tx.db,
    changes.map(({ newEntryId }) => newEntryId),
  )

  const full = entries.find(({ id, capacity, taken, isThere }) => {
    const coming = changes.filter(({ newEntryId }) => newEntryId === id).length
    return !isThere || taken + coming > capacity
  })

  const change = changes.find(({ newEntryId }) => newEntryId === full?.id)
  if (change) throw fail(changeErrors.noPlaceLeft, { mentor: change.toMentor })
}

const isFollowed = (error: unknown): never => {
  // the former place is taken again, or the new mentor has logged a meeting already
  if (violatedConstraint(error)) throw fail(reviewErrors.undoFollowed)
  throw error
}

/** Undoes the move: the new relations never were, and the former ones are open again. */
export async function restoreRelations(tx: SignedCtx, changeIds: readonly number[]) {
  const moved = sql`from mentor_changes c where c.id = ${anyId(changeIds)}`

  await sql`delete from mentor_relations r using mentor_changes c where c.id = ${anyId(changeIds)}
      and r.trainee_id = c.trainee_id
    and r.entry_id = c.new_entry_id and r.ended_on is null and r.source = 'changed'`
    .execute(tx.db)
    .catch(isFollowed)

  await sql`update mentor_relations r
      set ended_on = null, end_reason = null, version = r.version + 1, updated_at = ${tx.now()}
    ${moved} and r.id = c.relation_id`
    .execute(tx.db)
    .catch(isFollowed)
}
