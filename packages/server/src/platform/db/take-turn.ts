import { sql } from 'kysely'
import type { Db } from './connect/pool.ts'

/** What is written one after another, each with a number of its own. */
const TURNS = { timeWindows: 7203165, departmentLeaders: 7203166, deputies: 7203167 } as const

/**
 * Waits until no other transaction writes rows of this kind about the same subject. Two rows that
 * exclude each other (`exclude using gist`), written at the same instant, wait for each other.
 * PostgreSQL then ends one of them as a deadlock, and its writer reads that the product is
 * unavailable, not what is in the way.
 */
export const takeTurn = (db: Db, kind: keyof typeof TURNS, subjectId = 0) =>
  sql`select pg_advisory_xact_lock(${sql.lit(TURNS[kind])}, ${subjectId}::int)`.execute(db)
