import { CompiledQuery, sql } from 'kysely'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Db } from '../db/connect/pool.ts'
import { Fail } from '../http/fail.ts'
import { BOSS_OPTIONS, JOBS_CHANNEL, QUEUES, type QueueName } from './queues.ts'

/**
 * Processes one job; `data` holds keys only, never personal values. A thrown error is stored by its
 * key.
 */
export type Worker = (data: Readonly<Record<string, unknown>>) => Promise<void>
export type Jobs = ReturnType<typeof openJobs>

declare module '../http/ctx.ts' {
  interface Services {
    jobs: Jobs
  }
}

/**
 * `at`: from when on the job runs, at once without it. Of the jobs that wait those of a higher
 * priority run first.
 */
type JobTime = { at?: Date; priority?: number }

/**
 * How long a process waits before it looks again at a queue that was empty, if no notification of
 * the database wakes it: jobs that become due, and those to be tried again, wait at most so long.
 */
const POLL_SECONDS = 30

const isQueue = (name: string | undefined): name is QueueName =>
  name !== undefined && Object.hasOwn(QUEUES, name)

/** The loggable part of an error: its key or code, never its message (it may quote a value). */
export function reasonOf(error: unknown): string {
  if (error instanceof Fail) return error.def.key

  const { code, name } = error as { code?: unknown; name?: unknown }
  return typeof code === 'string' ? `${String(name ?? 'Error')} ${code}` : String(name ?? 'Error')
}

/**
 * Background jobs in PostgreSQL (pg-boss), shared by all processes: enqueued in the caller's
 * transaction, processed by one process, retried on failure.
 */
export function openJobs(pool: pg.Pool, onError: (e: Error) => void) {
  let opened: Promise<PgBoss> | undefined
  const workers = new Map<QueueName, { id: string; work: Worker }>()

  const open = () => {
    opened ??= import('pg-boss').then(({ PgBoss: Boss }) => {
      const db = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }

      const boss = new Boss({
        ...BOSS_OPTIONS,
        db,
        migrate: false,
        createSchema: false,
      })

      boss.on('error', onError)

      return boss.start()
    })

    opened.catch(() => {
      opened = undefined // the database was unreachable: the next call retries
    })

    return opened
  }

  /** Polls a queue now instead of at the next interval. */
  const nudge = (queue: QueueName) => {
    const worker = workers.get(queue)
    if (worker) void open().then((boss) => boss.notifyWorker(worker.id), onError)
  }

  return {
    /** Enqueues a job in transaction `tx`. Returns the job's id. */
    async send(
      tx: Db,
      queue: QueueName,
      data: Readonly<Record<string, unknown>>,
      { at, priority = 0 }: JobTime = {},
    ): Promise<string> {
      const boss = await open()

      const db = {
        executeSql: async (text: string, values: unknown[]) =>
          await tx.executeQuery<object>(CompiledQuery.raw(text, values)),
      }

      const options = {
        ...QUEUES[queue],
        priority,
        ...(at ? { startAfter: at } : {}),
        db,
      }

      const id = await boss.send(queue, data, options)
      if (!id) throw new Error(`queue ${queue} took no job`)

      // every process looks at once when the transaction commits
      if (!at || at.getTime() <= Date.now())
        await sql`select pg_notify(${JOBS_CHANNEL}, ${queue})`.execute(tx)

      return id
    },
    nudge,

    /** Looks at the queue that a notification of the database names. */
    hear(payload: string | undefined) {
      if (isQueue(payload)) nudge(payload)
    },

    /** Looks at every queue: notifications may have been missed. */
    nudgeAll() {
      for (const queue of workers.keys()) nudge(queue)
    },

    /**
     * Starts processing jobs of the queue in this process, one at a time, without a pause while
     * jobs wait.
     */
    async work(queue: QueueName, work: Worker, pollSeconds = POLL_SECONDS) {
      const boss = await open()
      const options = { pollingIntervalSeconds: pollSeconds, batchSize: 1 }

      const id = await boss.work<Record<string, unknown>>(queue, options, async ([job]) => {
        try {
          await work(job!.data)
        } catch (e) {
          onError(e as Error)
          throw Object.assign(new Error(reasonOf(e)), { stack: undefined })
        } finally {
          // otherwise pg-boss waits for the rest of the interval although more may be there
          nudge(queue)
        }
      })

      workers.set(queue, { id, work })
    },

    /** Processes all waiting jobs of a queue now and returns the count. For commands and tests. */
    async drain(queue: QueueName, work: Worker): Promise<number> {
      const boss = await open()
      for (let count = 0; ; count++) {
        const [job] = await boss.fetch<Record<string, unknown>>(queue, {
          batchSize: 1,
          ignoreStartAfter: true,
        })
        if (!job) return count

        await work(job.data).then(
          () => boss.complete(queue, job.id),
          (e: unknown) => boss.fail(queue, job.id, { message: reasonOf(e) }),
        )
      }
    },

    /** Finishes the current job (waiting up to `ms`) and takes no more. */
    async stop(ms = 20_000) {
      if (!opened) return

      const boss = await opened.catch(() => undefined)
      await boss?.stop({ graceful: true, timeout: ms, close: false })
    },
  }
}
