import { createHmac } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { writeInternalSetting } from '../db/connect/internal-settings.ts'
import type { Db } from '../db/connect/pool.ts'
import { tryLock } from '../db/try-lock.ts'

const LOCK = 7_203_115
const BATCH = 1000

/** Batches of sealed rows that one run passes by on its way from the beginning. */
const MAX_BATCHES = 50

type Sealable = { id: number; txid: string; text: string }

const chain = (key: Buffer, before: Buffer, entry: Sealable) =>
  createHmac('sha256', key).update(before).update(entry.text).digest()

// The canonical text of a row: every column, in fixed order.
const rowText = sql<string>`jsonb_build_array(id, txid::text, extract(epoch from at)::text, user_id, session_id, ip, action, result, entity, entity_id, detail)::text`

/**
 * The name of the watermark among the internal settings: the database server, then the last place
 * up to which all rows are sealed.
 */
export const SEALED_UNTIL = 'audit_sealed_until'

/** A place in the order in which rows are sealed. */
export type SealedPlace = { txid: string; id: number }
const BEGINNING: SealedPlace = { txid: '0', id: 0 }

type Progress = { server: string; ended: string; sealedUntil: SealedPlace; isKnown: boolean }

/**
 * How far the log is sealed, and the first transaction that may still write. Numbers of
 * transactions mean nothing on another database server: after a restore there the log is read from
 * its beginning once.
 */
async function readProgress(db: Db): Promise<Progress> {
  const { rows } = await sql<{ server: string; ended: string; value: string | null }>`
    select system_identifier::text as server, pg_snapshot_xmin(pg_current_snapshot())::text as ended,
      (select value from settings_internal where name = ${SEALED_UNTIL}) as value
    from pg_control_system()`.execute(db)

  const { server, ended, value } = rows[0]!
  const [writtenOn, txid, id] = value?.split(' ') ?? []
  const isKnown = writtenOn === server && txid !== undefined

  return { server, ended, isKnown, sealedUntil: isKnown ? { txid, id: Number(id) } : BEGINNING }
}

type RowBehind = Sealable & { isSealed: boolean }

/**
 * The next rows behind a place, of transactions before `ended`. Those have all ended, so no row can
 * appear among them later. The index of (txid, id) leads to the first one; the limit is a constant,
 * so that a plan for any number of rows uses it. `txid` alone would be the column of text in the
 * answer, by which 10 comes before 9. Sealed rows are among them only where the place is the
 * beginning.
 */
export const findRowsBehind = (place: SealedPlace, ended: string) => sql<RowBehind>`
  select id, txid::text as txid, ${rowText} as text, exists (select from audit_seals s where s.entry_id = e.id) as is_sealed
  from audit_entries e where (txid, id) > (${place.txid}::xid8, ${place.id}::bigint) and txid < ${ended}::xid8
  order by e.txid, e.id limit ${sql.lit(BATCH)}`

type Sealables = { unsealed: Sealable[]; reached: SealedPlace; hasRead: boolean }

/**
 * The next unsealed rows, the place up to which all rows are sealed with them, and whether there
 * was any row behind the known place.
 */
async function findSealable(db: Db, { sealedUntil, ended }: Progress): Promise<Sealables> {
  let reached = sealedUntil
  let hasRead = false

  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { rows } = await findRowsBehind(reached, ended).execute(db)
    hasRead ||= rows.length > 0
    reached = rows.length === BATCH ? rows[BATCH - 1]! : { txid: ended, id: 0 }

    const unsealed = rows.filter(({ isSealed }) => !isSealed)
    if (unsealed.length > 0 || rows.length < BATCH) return { unsealed, reached, hasRead }
  }

  return { unsealed: [], reached, hasRead }
}

/** Seals rows behind the newest seal. Returns the new head as it is exported. */
async function appendSeals(db: Db, key: Buffer, rows: readonly Sealable[]): Promise<string> {
  const last = await db
    .selectFrom('auditSeals')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

  let hash: Buffer = last?.hash ?? Buffer.alloc(32)
  let seq = last?.seq ?? 0

  const seals = rows.map((entry) => {
    hash = chain(key, hash, entry)
    seq += 1

    return { seq, entryId: entry.id, hash }
  })

  await db.insertInto('auditSeals').values(seals).execute()

  return `${seq} ${hash.toString('hex')}\n`
}

const NOTHING_SEALED: { count: number; head: string | null } = { count: 0, head: null }

/**
 * Chains audit rows whose transactions have ended: each seal is a keyed hash over the row and the
 * previous seal. One process at a time (advisory lock); the newest head is appended to a file
 * outside the database, after the commit: where that fails, as with the loss of the database server,
 * the file must not know more than the database. Returns the number of rows sealed.
 */
export async function sealAudit(db: Db, key: Buffer, headFile: string): Promise<number> {
  const { count, head } = await db.transaction().execute(async (tx) => {
    if (!(await tryLock(tx, LOCK))) return NOTHING_SEALED

    const progress = await readProgress(tx)
    const { unsealed, reached, hasRead } = await findSealable(tx, progress)
    if (!hasRead && progress.isKnown) return NOTHING_SEALED

    // where the file cannot be written nothing is sealed
    appendFileSync(headFile, '', { mode: 0o600 })

    const newHead = unsealed.length > 0 ? await appendSeals(tx, key, unsealed) : null

    await writeInternalSetting(tx, SEALED_UNTIL, `${progress.server} ${reached.txid} ${reached.id}`)

    return { count: unsealed.length, head: newHead }
  })

  if (head !== null) appendFileSync(headFile, head, { mode: 0o600 })

  return count
}

export type ChainReport = {
  sealed: number
  unsealed: number
  broken: { seq: number; entryId: number; why: string } | null
}

/** The heads stored outside the database, by number of the row. */
function readHeads(headFile: string): ReadonlyMap<string, string> {
  if (!existsSync(headFile)) return new Map()

  return new Map(
    readFileSync(headFile, 'utf8')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ') as [string, string]),
  )
}

type SealedRow = Omit<Sealable, 'text'> & { seq: number; hash: Buffer; text: string | null }

/** What is wrong with a row whose seal follows `before`; null if it is as it was sealed. */
function faultOf({ text, ...sealed }: SealedRow, key: Buffer, before: Buffer, head?: string) {
  if (text === null) return 'the row was removed after it had been sealed'
  if (!chain(key, before, { ...sealed, text }).equals(sealed.hash))
    return 'the row was changed after it had been sealed'

  return head && head !== sealed.hash.toString('hex') ? 'the exported head says otherwise' : null
}

/**
 * Verifies the whole chain and names the first broken row; compares with the heads stored outside
 * the database.
 */
export async function checkAudit(db: Db, key: Buffer, headFile: string): Promise<ChainReport> {
  const heads = readHeads(headFile)
  let before: Buffer = Buffer.alloc(32)
  let seq = 0

  for (;;) {
    const { rows } = await sql<SealedRow>`
      select s.seq, s.hash, s.entry_id as id, e.txid::text as txid, case when e.id is null then null else ${rowText} end as text
      from audit_seals s left join audit_entries e on e.id = s.entry_id where s.seq > ${seq} order by s.seq limit ${BATCH}`.execute(
      db,
    )
    if (rows.length === 0) break

    for (const row of rows) {
      if (row.seq !== seq + 1)
        return report(seq, {
          seq: seq + 1,
          entryId: row.id,
          why: 'the seal before the one of this row was removed',
        })

      const why = faultOf(row, key, before, heads.get(String(row.seq)))
      if (why !== null) return report(seq, { seq: row.seq, entryId: row.id, why })

      before = row.hash
      seq = row.seq
    }
  }

  const newest = Math.max(0, ...[...heads.keys()].map(Number))
  if (newest > seq)
    return report(seq, { seq: newest, entryId: 0, why: 'sealed rows were removed from the end' })

  return report(seq, null)

  async function report(sealed: number, broken: ChainReport['broken']): Promise<ChainReport> {
    const all = await db
      .selectFrom('auditEntries')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()

    return { sealed, unsealed: all.n - sealed, broken }
  }
}
