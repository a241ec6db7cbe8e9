import pg from 'pg'
import { APP_ROLE } from '../db/embedded.ts'
import type { Connection } from '../db/pool.ts'
import { QUEUES, SCHEMA } from './queues.ts'

// Increment when pg-boss or the list of queues changes, so that the next start prepares again.
const MARK = `pg-boss 10.4.2: ${Object.entries(QUEUES)
  .map(([name, rule]) => `${name} ${JSON.stringify(rule)}`)
  .join('; ')}`

const LOCK = 7_203_118

async function isPrepared(client: pg.Client): Promise<boolean> {
  // a restored database has the mark but not the schema, which no backup contains
  const kept = await client.query(
    "select value from settings_internal where name = 'jobs_prepared' and exists (select from pg_namespace where nspname = $1)",
    [SCHEMA],
  )
  return kept.rows[0]?.value === MARK
}

/** Creates the queue schema and the queues as the owner, because the application's role may not. One query if there is nothing to do. */
export async function prepareJobs(owner: Connection): Promise<void> {
  const client = new pg.Client(owner)
  await client.connect()
  try {
    if (await isPrepared(client)) return
    // concurrent starts: the second waits and finds it done
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (await isPrepared(client)) return
    const { default: PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      schema: SCHEMA,
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    })
    boss.on('error', () => {}) // errors here also reject the awaited call
    await boss.start()
    for (const [name, rule] of Object.entries(QUEUES)) {
      await boss.createQueue(name, { name, ...rule })
      await boss.updateQueue(name, { name, ...rule })
    }
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
