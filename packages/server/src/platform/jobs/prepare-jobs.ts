import pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { APP_ROLE } from '../db/connect/embedded.ts'
import type { Connection } from '../db/connect/pool.ts'
import { BOSS_OPTIONS, FORMER_SCHEMA, QUEUES, SCHEMA } from './queues.ts'

// Increment when pg-boss or the list of queues changes, so that the next start prepares again.
const MARK = `pg-boss 12.38.0: ${Object.entries(QUEUES)
  .map(([name, rule]) => `${name} ${JSON.stringify(rule)}`)
  .join('; ')}`

const LOCK = 7_203_118

async function isPrepared(client: pg.Client): Promise<boolean> {
  // a restored database has the mark but not the schema, which no backup contains
  const result = await client.query(
    "select value from settings_internal where name = 'jobs_prepared' and exists (select from pg_namespace where nspname = $1)",
    [SCHEMA],
  )

  return result.rows[0]?.value === MARK
}

/**
 * Enqueues what waits in the tables of pg-boss 10, or was interrupted there, and removes those
 * tables, in one transaction.
 */
async function takeOverFormerJobs(client: pg.Client, boss: PgBoss): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [
    FORMER_SCHEMA,
  ])
  if (!rowCount) return

  await client.query('begin')

  try {
    const { rows } = await client.query<{ name: string; data: object; start_after: Date }>(
      `select name, data, start_after from ${FORMER_SCHEMA}.job
       where state in ('created', 'retry', 'active') and name = any($1) order by created_on, id`,
      [Object.keys(QUEUES)],
    )
    for (const { name, data, start_after } of rows)
      await boss.send(name, data, { startAfter: start_after })

    await client.query(`drop schema ${FORMER_SCHEMA} cascade`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Creates the queue schema and the queues as the owner, because the application's role may not. One
 * query if nothing is to be done.
 */
export async function prepareJobs(owner: Connection): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()

  try {
    if (await isPrepared(client)) return

    // concurrent starts: the second waits and finds it done
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await isPrepared(client)) return

    const { PgBoss } = await import('pg-boss')
    const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) }
    const boss = new PgBoss({ ...BOSS_OPTIONS, db, supervise: false })

    boss.on('error', () => {}) // errors here also reject the awaited call
    await boss.start()

    for (const [name, rule] of Object.entries(QUEUES)) {
      await boss.createQueue(name, rule)
      await boss.updateQueue(name, rule)
    }

    await takeOverFormerJobs(client, boss)
    await boss.stop({ graceful: false })

    const role = await client.query('select 1 from pg_roles where rolname = $1', [APP_ROLE])

    if (role.rowCount)
      await client.query(`
        grant usage on schema ${SCHEMA} to ${APP_ROLE};
        grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${APP_ROLE};
      `)

    await client.query(
      "insert into settings_internal (name, value) values ('jobs_prepared', $1) on conflict (name) do update set value = excluded.value",
      [MARK],
    )
  } finally {
    await client.end()
  }
}
