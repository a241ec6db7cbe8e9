import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { secondInChina } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { viewOf } from './kinds/file-kinds.ts'

type FileRow = { key: string; name: string; size: number; type: string; createdAt: Date }

/** A stored file for its reader: identified by key, never by its location. */
export const presentFile = (file: FileRow): UploadedFile => ({
  filePath: file.key,
  name: file.name,
  size: file.size,
  type: file.type,
  view: viewOf(file.type),
  createTime: secondInChina(file.createdAt),
})

/**
 * The label of a file's record in the reader's language: areas name their kinds under
 * `fileRecords`.
 */
export function recordName(ctx: Pick<Ctx, 'words' | 'language'>, kind: string): string {
  for (const words of Object.values(ctx.words)) {
    const named = (
      words[ctx.language].fileRecords as Readonly<Record<string, string>> | undefined
    )?.[kind]
    if (named !== undefined && typeof named === 'string') return named
  }

  return String(ctx.words.files?.[ctx.language].otherRecord ?? kind)
}
