import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'

const MIN_NUMBER = 100_000
const BEYOND = 1_000_000

/** So many different random numbers that are not taken. */
function drawNumbers(count: number, taken: ReadonlySet<number>): number[] {
  const drawn = new Set<number>()
  while (drawn.size < count) {
    const number = randomInt(MIN_NUMBER, BEYOND)
    if (!taken.has(number)) drawn.add(number)
  }

  return [...drawn]
}

/** Ended attempts of an exam for which no number was drawn for this marker. */
async function findAttemptsWithoutNumber(
  db: Db,
  examId: number,
  markerId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('learningAttempts as a')
    .select('a.id')
    .where('a.examId', '=', examId)
    .where('a.endedAt', 'is not', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('learningMarkerNumbers as n')
            .whereRef('n.attemptId', '=', 'a.id')
            .where('n.markerId', '=', markerId)
            .select('n.number'),
        ),
      ),
    )
    .execute()

  return rows.map(({ id }) => id)
}

const findTaken = async (db: Db, examId: number, markerId: number) =>
  new Set(
    (
      await db
        .selectFrom('learningMarkerNumbers')
        .select('number')
        .where('examId', '=', examId)
        .where('markerId', '=', markerId)
        .execute()
    ).map(({ number }) => number),
  )

/**
 * Draws a number for every ended attempt of an exam that has none for the reader. Numbers do not
 * show who began first, two markers see different ones, and a drawn number stays.
 */
export async function drawMarkerNumbers(ctx: SignedCtx, examId: number): Promise<void> {
  const markerId = ctx.actor.userId
  if ((await findAttemptsWithoutNumber(ctx.db, examId, markerId)).length === 0) return

  await inTransaction(ctx, async ({ db }) => {
    // Two pages of one marker draw one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended('learning.markerNumbers/' || ${examId}::bigint || '/' || ${markerId}::bigint, 0))`.execute(
      db,
    )

    const attempts = await findAttemptsWithoutNumber(db, examId, markerId)
    if (attempts.length === 0) return

    const numbers = drawNumbers(attempts.length, await findTaken(db, examId, markerId))
    const rows = attempts.map((attemptId, index) => ({ attemptId, number: numbers[index] }))

    await sql`insert into learning_marker_numbers (exam_id, marker_id, attempt_id, number)
      select ${examId}, ${markerId}, v.attempt_id, v.number
      from ${rowsOf(rows, { attemptId: 'bigint', number: 'int' })} v`.execute(db)
  })
}

/** The attempt behind a marker's number. */
export const findAttemptOfNumber = async (
  db: Db,
  examId: number,
  markerId: number,
  number: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('learningMarkerNumbers')
      .select('attemptId')
      .where('examId', '=', examId)
      .where('markerId', '=', markerId)
      .where('number', '=', number)
      .executeTakeFirst()
  )?.attemptId
