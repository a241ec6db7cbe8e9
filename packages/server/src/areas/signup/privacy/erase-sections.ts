import type { Db } from '../../../platform/db/connect/pool.ts'
import type { BlobStore } from '../../../platform/files/blob-store.ts'
import { removeFilesOf } from '../../../platform/files/remove-files.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { EDUCATION_FILES, ENTRY_FILES } from '../sections/section-files.ts'

/**
 * Removes studies and lists of registrations with their proofs, and the reasons they were sent back
 * with; that they were stays.
 */
export async function eraseSections(tx: Db, blobs: BlobStore, registrationIds: readonly number[]) {
  const ids = [...registrationIds]

  const studies = await tx
    .deleteFrom('registrationEducations')
    .where('registrationId', 'in', ids)
    .returning('id')
    .execute()

  const entries = await tx
    .deleteFrom('registrationEntries')
    .where('registrationId', 'in', ids)
    .returning('id')
    .execute()

  await removeFilesOf(tx, blobs, EDUCATION_FILES, idsOf(studies))
  await removeFilesOf(tx, blobs, ENTRY_FILES, idsOf(entries))

  await tx
    .updateTable('registrationReturns')
    .set({ reason: '' })
    .where('registrationId', 'in', ids)
    .execute()
}
