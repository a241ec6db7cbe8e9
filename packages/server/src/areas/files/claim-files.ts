import { filesErrors } from '@residency/contract/areas/files/access'
import type { Purpose, UploadedFile } from '@residency/contract/areas/files/upload.contract'
import type { Db } from '../../platform/db/connect/pool.ts'
import { noneOfTexts } from '../../platform/db/patterns.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { Fail } from '../../platform/http/fail.ts'
import { findFilesOfRecord, findFilesOfRecords } from './files.queries.ts'
import { presentFile } from './present-file.ts'

export type RecordRef = { kind: string; id: number }

type Claim = {
  keys: readonly string[]
  purposes: readonly Purpose[]
  record: RecordRef

  /**
   * The input field of the error when a key is not the actor's, has another purpose or belongs to
   * another record.
   */
  field?: string
}

/**
 * Attaches files to a record, in the caller's transaction: readers of the record may then read
 * them. Files already attached stay; if one key is wrong nothing is attached.
 */
export async function claimFiles(
  tx: SignedCtx,
  { keys, purposes, record, field = 'filePath' }: Claim,
): Promise<void> {
  const wantedKeys = [...new Set(keys)]
  if (wantedKeys.length === 0) return

  const rows = await tx.db
    .selectFrom('files')
    .selectAll()
    .where('key', 'in', wantedKeys)
    .orderBy('id')
    .forUpdate()
    .execute()

  const belongsToRecord = (file: (typeof rows)[number]) =>
    file.recordKind === record.kind && file.recordId === record.id

  const isFree = (file: (typeof rows)[number]) =>
    file.recordKind === null &&
    file.userId === tx.actor.userId &&
    purposes.some((purpose) => purpose === file.purpose)

  if (
    rows.length !== wantedKeys.length ||
    !rows.every((file) => belongsToRecord(file) || isFree(file))
  )
    throw new Fail(filesErrors.notYours, {}, [{ path: ['body', field], message: 'files.notYours' }])

  await tx.db
    .updateTable('files')
    .set({ recordKind: record.kind, recordId: record.id, unreferredSince: null })
    .where('key', 'in', wantedKeys)
    .execute()

  // a file in use must not answer a new upload of the same name and size
  await tx.db.deleteFrom('uploads').where('fileKey', 'in', wantedKeys).execute()
}

/**
 * Detaches all files of a record except those to keep, in the caller's transaction; the sweep
 * removes them after a day.
 */
export async function releaseFiles(
  tx: SignedCtx,
  record: RecordRef,
  keep: readonly string[] = [],
): Promise<void> {
  await tx.db
    .updateTable('files')
    .set({ recordKind: null, recordId: null, unreferredSince: tx.now() })
    .where('recordKind', '=', record.kind)
    .where('recordId', '=', record.id)
    .where('key', '<>', noneOfTexts(keep))
    .execute()
}

/** The files of a record for its readers, in upload order. */
export const filesOf = async (db: Db, record: RecordRef): Promise<UploadedFile[]> =>
  (await findFilesOfRecord(db, record)).map(presentFile)

/** The same for many records of one kind, by record. */
export async function filesOfMany(
  db: Db,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, UploadedFile[]>> {
  const filesByRecord = new Map<number, UploadedFile[]>()
  if (ids.length === 0) return filesByRecord

  for (const file of await findFilesOfRecords(db, kind, ids)) {
    const record = file.recordId ?? 0
    filesByRecord.set(record, [...(filesByRecord.get(record) ?? []), presentFile(file)])
  }

  return filesByRecord
}
