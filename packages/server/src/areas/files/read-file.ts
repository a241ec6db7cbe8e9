import type { Binary } from '../../platform/http/bind.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { notFound } from '../../platform/http/fail.ts'

/** Answers whether the actor may read a record of its kind: each area brings one for the records that hold files. */
export type RecordReader = (ctx: SignedCtx, recordId: number) => Promise<boolean>
declare module '../../platform/http/ctx.ts' {
  interface Services {
    recordReaders: Readonly<Record<string, RecordReader>>
  }
}

/** A file for whoever may read the record that refers to it; a file of nobody yet for its uploader. Others learn nothing. */
export async function readFile(ctx: SignedCtx, input: { filePath: string }): Promise<Binary> {
  const file = await ctx.db.selectFrom('files').selectAll().where('key', '=', input.filePath).executeTakeFirst()
  if (!file) throw notFound()
  const mayRead =
    file.record_kind === null
      ? file.user_id === ctx.actor.userId
      : await ctx.services.recordReaders[file.record_kind]?.(ctx, file.record_id ?? 0)
  if (!mayRead) throw notFound()
  return {
    filename: file.name,
    type: file.type,
    body: ctx.services.blobs.read(file.stored_as, file.size),
    length: file.size,
    headers: { 'cache-control': 'private, no-store' },
  }
}
