import { libraryErrors } from '@residency/contract/areas/teachers/library/access'
import type { NewEntry } from '@residency/contract/areas/teachers/library/library.contract'
import {
  OPEN_STATES,
  qualificationFlow,
} from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { sql } from 'kysely'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { notify } from '../../messages/messages.public.ts'
import { enterLibrary, qualifiedColumns } from '../qualification/enter-library.ts'
import { relationsToEntry } from './library.policy.ts'
import { libraryNotices } from './library-notices.seed.ts'
import { libraryNoticeOf } from './library-notices.ts'

/**
 * Records for these people; somebody's own draft becomes theirs, an application that others decide
 * stays (and the person is missing here).
 */
async function openRecords(tx: SignedCtx, items: readonly NewEntry[]) {
  const { rows } = await sql<{
    id: number
    userId: number
    level: ColumnValue<'teacherQualifications', 'level'>
    baseId: number
    state: ColumnValue<'teacherQualifications', 'state'>
  }>`
    insert into teacher_qualifications as q (user_id, level, base_id, department_id, title,
      title_since, education, degree, specialty,
      specialty_since, teaching_since, created_at, updated_at)
    select user_id, level, base_id, department_id, title, title_since, education, degree, specialty,
      specialty_since, teaching_since,
      ${tx.now()}, ${tx.now()}
    from ${rowsOf(items, {
      userId: 'bigint',
      level: 'text',
      baseId: 'bigint',
      departmentId: 'bigint',
      title: 'text',
      titleSince: 'date',
      education: 'text',
      degree: 'text',
      specialty: 'text',
      specialtySince: 'date',
      teachingSince: 'date',
    })} n
    on conflict (user_id)
      where state in (${literals(OPEN_STATES)})
    do update set
      level = excluded.level, base_id = excluded.base_id, department_id = excluded.department_id,
      title = excluded.title,
      title_since = excluded.title_since, education = excluded.education, degree = excluded.degree,
      specialty = excluded.specialty,
      specialty_since = excluded.specialty_since, teaching_since = excluded.teaching_since,
      is_renewal = false, updated_at = ${tx.now()}
    where q.state = 'draft'
    returning q.id, q.user_id, q.level, q.base_id, q.state`.execute(tx.db)
  if (rows.length < items.length) throw fail(libraryErrors.applicationUnderWay)

  return rows
}

/**
 * Enters people who were qualified outside an application: each gets a record, number, validity,
 * library entry and profile.
 */
export async function enterTeachers(tx: SignedCtx, items: readonly NewEntry[]): Promise<number[]> {
  const records = await openRecords(tx, items)
  const itemOf = new Map(items.map((item) => [item.userId, item]))

  const datedRecords = records.map((q) => {
    const { validFrom, validUntil } = itemOf.get(q.userId)!
    return { ...q, validFrom, validUntil }
  })

  const columns = await qualifiedColumns(tx, datedRecords)

  const steps = records.map((q) => ({
    id: q.id,
    state: q.state,
    relations: relationsToEntry(q, tx.actor),
  }))

  await sql`update teacher_qualifications q
      set number = g.number, valid_from = g.valid_from, valid_until = g.valid_until
    from ${rowsOf(columns, { id: 'bigint', number: 'text', validFrom: 'date', validUntil: 'date' })} g where q.id = g.id`.execute(
    tx.db,
  )

  const { refused } = await advanceMany(tx, qualificationFlow, 'enter', steps, {}, (state, ids) =>
    updateRows(tx, 'teacherQualifications', ids, { state }),
  )
  if (refused.length) throw fail(libraryErrors.personUnknown)

  const ids = records.map(({ id }) => id)

  await enterLibrary(tx, ids)

  const profiles = items.map(({ userId, profile }) => ({ userId, profile }))

  await sql`update teacher_library l set profile = n.profile
      from ${rowsOf(profiles, { userId: 'bigint', profile: 'text' })} n
    where l.user_id = n.user_id`.execute(tx.db)

  await notify(
    tx,
    libraryNotices.enter,
    records.map((q) => libraryNoticeOf(q, {})),
  )

  return ids
}
