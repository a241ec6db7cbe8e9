import { sql } from 'kysely'
import { momentBefore } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/connect/pool.ts'
import type { BlobStore } from '../../platform/files/blob-store.ts'
import type { Staging } from '../../platform/files/staging.ts'
import { REMEMBERED_MS, RETENTION_MS } from './files.policy.ts'

const BATCH_SIZE = 100
type SweepDeps = { db: Db; blobs: BlobStore; staging: Staging; now: () => Date }

/** A backup does not contain uploads in progress: they must be sent again. */
export const UPLOADS_AFTER_RESTORE = 'delete from uploads where file_key is null'

/**
 * Removes files that have been unattached for a day. Rows are locked in batches, so several
 * processes share the work.
 */
async function sweepUnreferred({ db, blobs, now }: SweepDeps): Promise<number> {
  const before = momentBefore(now(), RETENTION_MS)
  for (let swept = 0; ; ) {
    const gone = await db.transaction().execute(async (tx) => {
      const old = tx
        .selectFrom('files')
        .select('id')
        .where('recordKind', 'is', null)
        .where('unreferredSince', '<', before)

      const ids = (
        await old.orderBy('unreferredSince').limit(BATCH_SIZE).forUpdate().skipLocked().execute()
      ).map((file) => file.id)
      if (ids.length === 0) return []

      return tx.deleteFrom('files').where('id', 'in', ids).returning('storedAs').execute()
    })
    for (const { storedAs } of gone) await blobs.remove(storedAs)

    swept += gone.length
    if (gone.length < BATCH_SIZE) return swept
  }
}

/**
 * Ends uploads without a new chunk for a day (without any chunk: at once) and forgets completed
 * ones.
 */
async function sweepUploads({ db, staging, now }: SweepDeps): Promise<number> {
  const before = (ms: number) => momentBefore(now(), ms)
  const isEmpty = sql<boolean>`bit_count(received) = 0`

  await db
    .deleteFrom('stagedWrites')
    .where('until', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute()

  await db
    .deleteFrom('uploads')
    .where('fileKey', 'is not', null)
    .where('touchedAt', '<', before(REMEMBERED_MS))
    .execute()

  const abandoned = await db
    .deleteFrom('uploads')
    .where('fileKey', 'is', null)
    .where((e) =>
      e.or([
        e('touchedAt', '<', before(RETENTION_MS)),
        e.and([e('touchedAt', '<', before(REMEMBERED_MS)), isEmpty]),
      ]),
    )
    .where((e) => e.or([e('completingUntil', 'is', null), e('completingUntil', '<', now())]))
    .returning('stagingId')
    .execute()

  for (const { stagingId } of abandoned) await staging.remove(stagingId)

  return abandoned.length
}

/**
 * Removes staged bytes without an upload: single uploads of a dead process, chunks that arrived
 * after a refusal.
 */
async function sweepStaging({ db, staging, now }: SweepDeps): Promise<number> {
  const before = momentBefore(now(), RETENTION_MS)
  const old: string[] = []

  for await (const { id, touchedAt } of staging.list()) if (touchedAt < before) old.push(id)

  let swept = 0

  for (let from = 0; from < old.length; from += BATCH_SIZE) {
    const slice = old.slice(from, from + BATCH_SIZE)

    const uploads = await db
      .selectFrom('uploads')
      .select('stagingId')
      .where('stagingId', 'in', slice)
      .execute()

    const inUse = new Set(uploads.map(({ stagingId }) => stagingId))
    const orphans = slice.filter((id) => !inUse.has(id))

    for (const id of orphans) await staging.remove(id)

    swept += orphans.length
  }

  return swept
}

/** Removes unattached files, abandoned uploads and orphaned staged bytes after a day. */
export async function sweepFiles(deps: SweepDeps) {
  return {
    files: await sweepUnreferred(deps),
    uploads: await sweepUploads(deps),
    staged: await sweepStaging(deps),
  }
}
