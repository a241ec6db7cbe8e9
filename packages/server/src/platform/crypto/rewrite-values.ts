import { readInternalSetting, writeInternalSetting } from '../db/connect/internal-settings.ts'
import type { Db } from '../db/connect/pool.ts'
import { noneOfTexts } from '../db/patterns.ts'
import { tryLock } from '../db/try-lock.ts'
import type { BlobStore } from '../files/blob-store.ts'
import type { FieldCrypto } from './fields.ts'
import type { Keys } from './keys.ts'
import { countFormer, resealBatch } from './reseal-cells.ts'
import type { SealedColumn } from './sealed-columns.ts'

const LOCK = 7_203_131

/** The name of what is done, among the internal settings. */
const REWRITTEN = 'values_rewritten'

/** The name of the files that the store has lost, which stay under their key. */
const LOST = 'files_lost'

/** A process that has not read the file yet writes under the former key for so long at most. */
const SETTLED_MS = 300_000

type Parts = {
  db: Db
  keys: Keys
  fields: FieldCrypto
  blobs: BlobStore
  columns: readonly SealedColumn[]
  now: () => Date

  /** Whether this run has lasted long enough; the next one continues. */
  isOver: () => boolean
}

const markOf = ({ field, files }: Keys) => `${field.current} ${files.current}`

async function rewriteColumns({ db, keys, fields, columns, isOver }: Parts): Promise<boolean> {
  for (const column of columns)
    for (let count = 1; count > 0; ) {
      if (isOver()) return false

      count = await resealBatch(db, fields, column, keys.field.current)
    }

  return true
}

/** Writes files under the current key; returns the names of those that the store has lost. */
async function rewriteFiles({ blobs, isOver }: Parts): Promise<string[] | null> {
  const lost: string[] = []

  for (let name = ''; ; ) {
    if (isOver()) return null

    const next = await blobs.resealNext(name)
    if (next === null) return lost

    name = next.storedAs
    if (next.isLost) lost.push(name)
  }
}

type CountParts = Pick<Parts, 'db' | 'keys' | 'columns'>

/** How many values and files are not under the keys in use, without files of these names. */
async function countWithout({ db, keys, columns }: CountParts, lost: readonly string[]) {
  let count = 0
  for (const column of columns) count += await countFormer(db, column, keys.field.current)

  const { files } = await db
    .selectFrom('blobs')
    .select((e) => e.fn.countAll<number>().as('files'))
    .where('isEncrypted', '=', true)
    .where('contentHash', 'is not', null)
    .where('contentHash', 'not like', `${keys.files.current}:%`)
    .where('storedAs', '<>', noneOfTexts(lost))
    .executeTakeFirstOrThrow()

  return count + files
}

/** Files that the store has lost, as the last whole rewriting under the keys in use found them. */
async function findLost({ db, keys }: Pick<Parts, 'db' | 'keys'>): Promise<string[]> {
  const stored = await readInternalSetting(db, LOST)
  if (stored === undefined) return []

  const { mark, names } = JSON.parse(stored) as { mark: string; names: string[] }

  return mark === markOf(keys) ? names : []
}

/** How many values and files still lie under former keys, and how many files are lost. */
export async function countFormerValues(
  parts: CountParts,
): Promise<{ left: number; lost: number }> {
  const lost = await findLost(parts)

  return { left: await countWithout(parts, lost), lost: lost.length }
}

/**
 * Writes stored values and files under the current keys, a batch in each transaction and one
 * process at a time. Once nothing is left, that is noted, and a run costs one statement. What
 * somebody holds at the moment is left for the next run, so the noting asks the tables once more.
 */
export async function rewriteValues(parts: Parts): Promise<'done' | 'unfinished' | 'elsewhere'> {
  const { db, keys } = parts
  const mark = markOf(keys)
  if ((await readInternalSetting(db, REWRITTEN)) === mark) return 'done'

  return db.transaction().execute(async (transaction) => {
    if (!(await tryLock(transaction, LOCK))) return 'elsewhere'
    if (!(await rewriteColumns(parts))) return 'unfinished'

    const lost = await rewriteFiles(parts)
    if (lost === null) return 'unfinished'

    const isSettled = parts.now().getTime() - keys.field.since.getTime() > SETTLED_MS
    if (!isSettled || (await countWithout(parts, lost)) > 0) return 'unfinished'

    await writeInternalSetting(db, LOST, JSON.stringify({ mark, names: lost }))
    await writeInternalSetting(db, REWRITTEN, mark)

    return 'done'
  })
}
