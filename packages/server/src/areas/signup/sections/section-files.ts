import type { Purpose } from '@residency/contract/areas/files/upload.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'

/** Kinds of records that hold the files of a registration's sections. */
export const EDUCATION_FILES = 'registrationEducation'
export const ENTRY_FILES = 'registrationEntry'

/** Proofs are pictures and papers, those of telephones too. */
const PURPOSES: readonly Purpose[] = ['proof', 'attachment']
type FileRefs = { filePath: string }[]

/**
 * From now on the record refers to exactly these files; others it had are let go. `at` is where the
 * form names them.
 */
export async function holdFiles(
  tx: SignedCtx,
  kind: string,
  id: number,
  files: FileRefs,
  at: string,
) {
  const keys = files.map(({ filePath }) => filePath)
  await claimFiles(tx, { keys, purposes: PURPOSES, record: { kind, id }, field: at })
  await releaseFiles(tx, { kind, id }, keys)
}
