import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { idArray } from '../../../platform/db/patterns.ts'

const keyOf = (examId: unknown) => sql`hashtextextended('learning.marks/' || ${examId}, 0)`

/**
 * Until the end of the transaction no question of these exams is corrected; waits for a correction
 * that is under way. These locks are separate from the rows of exams, which others lock while they
 * wait for attempts.
 */
export const shareMarks = (db: Db, examIds: readonly number[]) =>
  sql`select pg_advisory_xact_lock_shared(${keyOf(sql`id`)}) from (select unnest(${idArray(examIds)}) as id order by 1) x`.execute(
    db,
  )

/** Until the end of the transaction no attempt of the exam is marked by others. */
export const lockMarks = (db: Db, examId: number) =>
  sql`select pg_advisory_xact_lock(${keyOf(sql`${examId}::bigint`)})`.execute(db)
