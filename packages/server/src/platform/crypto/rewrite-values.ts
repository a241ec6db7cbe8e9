import { readInternalSetting, writeInternalSetting } from '../db/connect/internal-settings.ts'
import type { Db } from '../db/connect/pool.ts'
import { tryLock } from '../db/try-lock.ts'
import type { BlobStore } from '../files/blob-store.ts'
import type { FieldCrypto } from './fields.ts'
import type { Keys } from './keys.ts'
import { countFormer, resealBatch } from './reseal-cells.ts'
import type { SealedColumn } from './sealed-columns.ts'

const LOCK = 7_203_131
/** The name of what is done, among the internal settings. */
const REWRITTEN = 'values_rewritten'
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

async function rewriteFiles({ blobs, isOver }: Parts): Promise<boolean> {
  for (let name = ''; ; ) {
    if (isOver()) return false

    const next = await blobs.resealNext(name)
    if (next === null) return true

    name = next
  }
}

/** How many values still lie under former keys. */
export async function countFormerValues({
  db,
  keys,
  columns,
}: Pick<Parts, 'db' | 'keys' | 'columns'>): Promise<number> {
  let count = 0
  for (const column of columns) count += await countFormer(db, column, keys.field.current)

  const { files } = await db
    .selectFrom('blobs')
    .select((e) => e.fn.countAll<number>().as('files'))
    .where('isEncrypted', '=', true)
    .where('contentHash', 'is not', null)
    .where('contentHash', 'not like', `${keys.files.current}:%`)
    .executeTakeFirstOrThrow()

  return count + files
}

/**
 * Writes stored values and files under the current keys, a batch in each transaction and one
 * process at a time. Once nothing is left, that is noted, and a run costs one statement.
 */
export async function rewriteValues(parts: Parts): Promise<'done' | 'unfinished' | 'elsewhere'> {
  const { db, keys } = parts
  const mark = markOf(keys)
  if ((await readInternalSetting(db, REWRITTEN)) === mark) return 'done'

  return db.transaction().execute(async (transaction) => {
    if (!(await tryLock(transaction, LOCK))) return 'elsewhere'
    if (!(await rewriteColumns(parts)) || !(await rewriteFiles(parts))) return 'unfinished'

    const isSettled = parts.now().getTime() - keys.field.since.getTime() > SETTLED_MS
    if (!isSettled) return 'unfinished'

    await writeInternalSetting(db, REWRITTEN, mark)

    return 'done'
  })
}
