import type { TaskFilters } from '@residency/contract/areas/settings/tasks/task.contract'
import { sql } from 'kysely'
import type { Db, Where } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { by, sortedBy } from '../../../platform/db/sorting.ts'
import { type Findings, storedFindings } from './task-findings.rules.ts'
import { stepOf, type TaskEnd, type TaskStep } from './task-state.rules.ts'

const SHOWN = [
  'tasks.id',
  'tasks.key',
  'tasks.kind',
  'tasks.sheet',
  'tasks.state',
  'tasks.done',
  'tasks.total',
  'tasks.written',
  'tasks.unchanged',
  'tasks.wrong',
  'tasks.faults',
  'tasks.error',
  'tasks.resultAs',
  'tasks.createdAt',
  'tasks.finishedAt',
] as const

/** One page of tasks, newest first: of one user, or everybody's when `userId` is null. */
export function findTaskPage(db: Db, userId: number | null, filters: TaskFilters) {
  let match = db.selectFrom('tasks')
  if (userId !== null) match = match.where('tasks.userId', '=', userId)
  if (filters.state) match = match.where('tasks.state', '=', filters.state)

  return findPage(match, filters, (rows) =>
    sortedBy(rows, filters.sort, { createdAt: by.column('tasks.createdAt') })
      .innerJoin('users', 'users.id', 'tasks.userId')
      .select([...SHOWN, 'tasks.tries', 'tasks.startedAt', 'tasks.userId', 'users.nickname'])
      .orderBy('tasks.id', 'desc'),
  )
}

export type TaskRow = Awaited<ReturnType<typeof findTaskPage>>['rows'][number]

export const countByState = async (db: Db) =>
  db
    .selectFrom('tasks')
    .select((e) => ['state', e.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()

/**
 * Imports and exports that failed since `since`, and how many seconds the oldest job of the queue
 * waits; null: none does. The queue goes by the clock of the database.
 */
export async function findWaitingWork(db: Db, since: Date) {
  const { rows } = await sql<{ failed: number; waiting: number | null }>`
    select (select count(*)::int from tasks where state = 'failed'
      and finished_at > ${since}) as failed,
      (select extract(epoch from now() - min(start_after))::float8 from jobs12.job
        where state < 'active' and start_after <= now()) as waiting`.execute(db)

  return rows[0]!
}

export const findOwnTask = (db: Db, userId: number, key: string) =>
  db
    .selectFrom('tasks')
    .selectAll()
    .where('key', '=', key)
    .where('userId', '=', userId)
    .executeTakeFirst()

export const findTaskForUpdate = (db: Db, key: string) =>
  db.selectFrom('tasks').selectAll().where('key', '=', key).forUpdate().executeTakeFirst()

export type TaskKind = 'import' | 'export'

const isBefore = (step: TaskStep) => (e: Where<'tasks'>) => e('state', 'in', stepOf(step).from)

/**
 * The turn of a person's next task: one after their last one, and not before the turn that runs
 * now. So of each person one task runs in a turn, and a new person waits for one task of each
 * of the others at most.
 */
export async function findNextTurn(db: Db, kind: TaskKind, userId: number): Promise<number> {
  const ofKind = db.selectFrom('tasks').where('kind', '=', kind)
  const running = ofKind
    .where('startedAt', 'is not', null)
    .select((e) => e.fn.max('turn').as('turn'))

  const own = ofKind
    .where('userId', '=', userId)
    .where((e) => e.or([isBefore('take')(e), e('startedAt', 'is not', null)]))
    .select((e) => e.fn.max('turn').as('turn'))

  const [current, last] = await Promise.all([
    running.executeTakeFirstOrThrow(),
    own.executeTakeFirstOrThrow(),
  ])

  return Math.max(current.turn ?? 0, (last.turn ?? -1) + 1)
}

/**
 * Starts a waiting task, or one without heartbeat since `stalledSince`. Undefined if another worker
 * has it or it is over.
 */
export const takeTask = (db: Db, key: string, now: Date, stalledSince: Date) =>
  db
    .updateTable('tasks')
    .set((e) => ({
      state: stepOf('take').to,
      startedAt: now,
      heartbeatAt: now,
      done: 0,
      tries: e('tries', '+', 1),
    }))
    .where('key', '=', key)
    .where((e) =>
      e.or([
        isBefore('take')(e),
        e.and([isBefore('takeOver')(e), e('heartbeatAt', '<', stalledSince)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst()

export type TakenTask = NonNullable<Awaited<ReturnType<typeof takeTask>>>

/**
 * Saves progress and a heartbeat; returns whether the task may continue. The total of an export
 * counts records, of which some have several rows: it is never less than what is done.
 */
export async function saveProgress(
  db: Db,
  id: number,
  now: Date,
  { done, total }: { done: number; total?: number },
): Promise<boolean> {
  const row = await db
    .updateTable('tasks')
    .set({
      heartbeatAt: now,
      done,
      total: total ?? sql`case when total < ${done} then ${done} else total end`,
    })
    .where('id', '=', id)
    .where(isBefore('takeOver'))
    .returning('cancelAskedAt')
    .executeTakeFirst()

  return row !== undefined && row.cancelAskedAt === null
}

/** Requeues a task, with a new job if given. */
export const requeueTask = (db: Db, id: number, job?: { jobId: string | null }) =>
  db
    .updateTable('tasks')
    .set({ state: stepOf('giveBack').to, ...job })
    .where('id', '=', id)
    .where(isBefore('giveBack'))
    .execute()

/** Resets a failed task. */
export const resetTask = (db: Db, id: number, job: { jobId: string | null }) =>
  db
    .updateTable('tasks')
    .set({
      state: stepOf('retry').to,
      finishedAt: null,
      error: null,
      tries: 0,
      cancelAskedAt: null,
      ...job,
    })
    .where('id', '=', id)
    .where(isBefore('retry'))
    .execute()

export type Ending = {
  written?: number
  unchanged?: number
  wrong?: number
  findings?: Findings
  error?: string
  resultAs?: string
  resultSize?: number
}

/** Ends a task that is not over yet; returns whether it did. */
export const endTask = async (
  db: Db,
  id: number,
  now: Date,
  step: TaskEnd,
  { findings, ...ending }: Ending = {},
) =>
  (
    await db
      .updateTable('tasks')
      .set({
        ...ending,
        ...(findings && { faults: storedFindings(findings) }),
        state: stepOf(step).to,
        finishedAt: now,
      })
      .where('id', '=', id)
      .where(isBefore(step))
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export const findStalledTasks = (db: Db, before: Date) =>
  db
    .selectFrom('tasks')
    .select(['id', 'key', 'kind', 'turn', 'tries'])
    .where(isBefore('takeOver'))
    .where('heartbeatAt', '<', before)
    .limit(50)
    .execute()

export const findEndedTasks = (db: Db, before: Date) =>
  db
    .selectFrom('tasks')
    .select(['id', 'givenAs', 'resultAs'])
    .where('finishedAt', '<', before)
    .orderBy('finishedAt')
    .limit(200)
    .execute()
