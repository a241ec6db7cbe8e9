import { join } from 'node:path'
import { DAY_MS } from '@residency/contract/kernel/day'
import { momentBefore } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { KeyRing } from '../crypto/keys.ts'
import type { Db } from '../db/connect/pool.ts'
import { blobStoreOn } from './blob-store.ts'
import { folderObjects } from './folder-objects.ts'
import type { Objects } from './objects.ts'
import { stagingOn } from './staging.ts'

/** Opens the configured object storage: one for files, one for uploads in progress. */
export async function openObjects(
  config: Config,
): Promise<{ files: Objects; arriving: Objects; close(): void }> {
  if (!config.bucket)
    return {
      files: folderObjects(join(config.DATA_DIR, 'files')),
      arriving: folderObjects(join(config.DATA_DIR, 'staging')),
      close() {},
    }

  const { openBucket, s3Objects } = await import('./s3-objects.ts')
  const bucket = await openBucket(config.bucket)

  return {
    files: s3Objects(bucket, 'files/'),
    arriving: s3Objects(bucket, 'staging/'),
    close: bucket.close,
  }
}

/** The two stores on these objects. `db` has its own connections. */
export async function openStores(config: Config, ring: KeyRing, db: Db) {
  const objects = await openObjects(config)
  return {
    blobs: blobStoreOn(objects.files, ring, db),
    staging: stagingOn(objects.arriving, ring),

    /** Removes writes unfinished for more than a day. */
    async sweepUnfinished(now: Date) {
      const before = momentBefore(now, DAY_MS)
      await objects.files.sweepUnfinished(before)
      await objects.arriving.sweepUnfinished(before)
    },
    close: objects.close,
  }
}
