import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { openDb } from '../../packages/server/src/platform/db/connect/pool.ts'
import { socketOf } from '../support/applicants.ts'
import { type Product, root, startProduct } from '../support/product.ts'

/**
 * A working day of a training year, in the afternoon: nothing is sent at that time because the day
 * begins.
 */
export const PICTURE_TIME = new Date('2026-11-20T14:30:00+08:00')
const DAY_FILE = pathToFileURL(join(root, 'e2e/pictures/fixed-day.mjs')).href

/**
 * Demo data that jobs of the product add some seconds after its start, because it needs the store
 * of files.
 */
const ADDED_LATER = ['message_informs', 'learning_courses', 'learning_induction_trains'] as const
const LONGEST_MS = 180_000

type Db = ReturnType<typeof openDb>['db']
export type PictureProduct = Product & { db: Db; moveDays: () => Promise<void> }

async function waitForDemo(db: Db) {
  const until = Date.now() + LONGEST_MS
  for (const table of ADDED_LATER)
    while ((await sql`select from ${sql.table(table)} limit 1`.execute(db)).rows.length === 0) {
      if (Date.now() > until) throw new Error(`The demo hospital added nothing to ${table}.`)
      await sleep(250)
    }
}

/**
 * Moves what the database wrote by its own clock to the day of the pictures: columns whose default
 * is the time now.
 */
async function moveRows(db: Db, begun: Date, aheadMs: number) {
  const columns = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
    where c.table_schema = 'public' and c.data_type = 'timestamp with time zone' and c.column_default like '%now()%'`.execute(
    db,
  )

  await db.transaction().execute(async (tx) => {
    // Rows that nobody may change (history, audit) are moved, too: no triggers in this transaction.
    await sql`set local session_replication_role = replica`.execute(tx)
    for (const { table, column } of columns.rows) {
      const [rows, time] = [sql.table(table), sql.ref(column)]
      await sql`update ${rows} set ${time} = ${time} + make_interval(secs => ${aheadMs / 1000}) where ${time} >= ${begun}`.execute(
        tx,
      )
    }
  })
}

/** The built product with the whole demo hospital, on the day of the pictures. */
export async function startPictureProduct(): Promise<PictureProduct> {
  const begun = new Date()
  const aheadMs = PICTURE_TIME.getTime() - begun.getTime()

  const product = await startProduct({
    DEMO_APPLICANTS: '300',
    NODE_OPTIONS: `--import ${DAY_FILE}`,
    PICTURES_CLOCK_AHEAD_MS: String(aheadMs),
  })

  const { db, pool } = openDb({
    host: socketOf(product.folder),
    user: 'postgres',
    database: 'residency',
    max: 1,
  })

  await waitForDemo(db)

  return {
    ...product,
    db,
    moveDays: () => moveRows(db, begun, aheadMs),
    stop: async () => {
      await pool.end()
      await product.stop()
    },
  }
}
