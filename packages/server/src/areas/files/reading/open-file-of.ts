import type { Ctx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import type { RecordRef } from '../claim-files.ts'
import { findFile } from '../files.queries.ts'
import { openFile } from './open-file.ts'

/**
 * A file of one of these records, inline, for a reader whose right to them the caller has checked.
 * Any other file is "not found".
 */
export async function openFileOf(
  ctx: Ctx,
  filePath: string,
  records: readonly RecordRef[],
): Promise<Binary> {
  const file = await findFile(ctx.db, filePath)
  if (!file || !records.some(({ kind, id }) => kind === file.recordKind && id === file.recordId))
    throw notFound()

  return openFile(ctx, file, true)
}
