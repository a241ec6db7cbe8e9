import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { secondInChina } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/http/ctx.ts'
import { viewOf } from './kinds/file-kinds.ts'

type Known = { key: string; name: string; size: number; type: string; created_at: Date }

/** A stored file as its reader knows it: by its key, never by where it lies. */
export const shownFile = (file: Known): UploadedFile => ({
  filePath: file.key,
  name: file.name,
  size: file.size,
  type: file.type,
  view: viewOf(file.type),
  createTime: secondInChina(file.created_at),
})

/** What a record that refers to a file is called in the reader's language: the areas word their kinds under `fileRecords`. */
export function recordName(ctx: Pick<Ctx, 'words' | 'language'>, kind: string): string {
  for (const words of Object.values(ctx.words)) {
    const named = (words[ctx.language].fileRecords as Readonly<Record<string, string>> | undefined)?.[kind]
    if (named !== undefined && typeof named === 'string') return named
  }
  return String(ctx.words.files?.[ctx.language].otherRecord ?? kind)
}
