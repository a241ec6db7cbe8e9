import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows } from '../../../platform/db/pages.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { PoolOutcome, StoredResult } from './result.rules.ts'

const BATCH_SIZE = 2000

/** Stores the results of a run, in a few statements for any number of results. */
export async function saveResults(
  db: Db,
  runId: number,
  results: readonly StoredResult[],
  pools: readonly PoolOutcome[],
) {
  for (let from = 0; from < results.length; from += BATCH_SIZE) {
    const part = results.slice(from, from + BATCH_SIZE)
    await sql`insert into admission_outcomes (run_id, registration_id, pool_id, total, outcomes)
      select ${runId}::bigint, t.id, t.pool_id, t.total, t.outcomes
      from ${rowsOf(part, { id: 'bigint', poolId: 'bigint', total: 'int', outcomes: 'jsonb' })} t`.execute(
      db,
    )
  }
  if (pools.length)
    await db
      .insertInto('admissionPools')
      .values(
        pools.map(({ poolId, seats, admitted, cutoff }) => ({
          runId,
          poolId,
          seats,
          admitted,
          cutoffTotal: cutoff,
        })),
      )
      .execute()
}

/** Adds a run to an intake whose row the caller has locked. */
export async function addRun(
  db: Db,
  run: {
    intakeId: number
    rulesVersion: string
    inputHash: string
    seed: string
    createdBy: number
    createdAt: Date
  },
) {
  const last = await db
    .selectFrom('admissionRuns')
    .select((e) => e.fn.max('number').as('number'))
    .where('intakeId', '=', run.intakeId)
    .executeTakeFirst()

  return db
    .insertInto('admissionRuns')
    .values({ ...run, number: (last?.number ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/**
 * Deletes the results of earlier previews but not their rows with the input hash: 20,000 results
 * each would fill the disk.
 */
export async function dropPreviewResults(db: Db, intakeId: number) {
  const previews = db
    .selectFrom('admissionRuns')
    .select('id')
    .where('intakeId', '=', intakeId)
    .where('publishedAt', 'is', null)

  await db.deleteFrom('admissionOutcomes').where('runId', 'in', previews).execute()
  await db.deleteFrom('admissionPools').where('runId', 'in', previews).execute()
}

/** A registration waits: one of its outcomes has a place on a waiting list. */
export const isWaiting = sql<boolean>`jsonb_path_exists(x.outcomes, '$[*].waitingPlace ? (@ != null)')`

const counted = (condition: ReturnType<typeof sql<boolean>>) =>
  sql<number>`(select count(*)::int from admission_outcomes x where x.run_id = g.id
      and ${condition})`

const runs = (db: Db) =>
  db
    .selectFrom('admissionRuns as g')
    .innerJoin('users as u', 'u.id', 'g.createdBy')
    .leftJoin('users as v', 'v.id', 'g.publishedBy')
    .selectAll('g')
    .select(['u.nickname as createdName', 'v.nickname as publishedName'])
    .select(
      sql<number>`(select 1 + count(*)::int from admission_runs e
        where e.intake_id = g.intake_id and e.number < g.number and e.published_at is not null)`.as(
        'round',
      ),
    )
    .select([
      counted(sql`true`).as('applicants'),
      counted(sql`x.pool_id is not null`).as('admitted'),
      counted(sql`x.pool_id is null and ${isWaiting}`).as('waiting'),
    ])

/** Runs of an intake that still have their results, the newest first. */
export const findRuns = (db: Db, intakeId: number) =>
  runs(db)
    .where('g.intakeId', '=', intakeId)
    .where((e) =>
      e.or([
        e('g.publishedAt', 'is not', null),
        e.exists(
          e.selectFrom('admissionOutcomes as x').select('x.runId').whereRef('x.runId', '=', 'g.id'),
        ),
      ]),
    )
    .orderBy('g.number', 'desc')
    .execute()

export const findRun = (db: Db, id: number) => runs(db).where('g.id', '=', id).executeTakeFirst()
export type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** How many runs of an intake are published. */
export const countPublishedRuns = (db: Db, intakeId: number) =>
  countRows(
    db
      .selectFrom('admissionRuns')
      .where('intakeId', '=', intakeId)
      .where('publishedAt', 'is not', null),
  )
