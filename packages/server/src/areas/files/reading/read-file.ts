import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { type FileRow, findFile } from '../files.queries.ts'
import { openFile } from './open-file.ts'

const readerOf = (ctx: SignedCtx, kind: string) =>
  ctx.services.areas.find(({ recordReaders = {} }) => Object.hasOwn(recordReaders, kind))
    ?.recordReaders?.[kind]

/**
 * The file, for readers of its record, or for its uploader while unattached. Otherwise "not found".
 */
export async function findReadable(ctx: SignedCtx, filePath: string): Promise<FileRow> {
  const file = await findFile(ctx.db, filePath)
  if (!file) throw notFound()

  const mayRead =
    file.recordKind === null
      ? file.userId === ctx.actor.userId
      : await readerOf(ctx, file.recordKind)?.(ctx, file.recordId ?? 0)

  if (!mayRead) throw notFound()

  return file
}

/** A file, as a download or inline where browsers can display it. */
export async function readFile(
  ctx: SignedCtx,
  input: { filePath: string; inline?: '1' | undefined },
): Promise<Binary> {
  return openFile(ctx, await findReadable(ctx, input.filePath), input.inline === '1')
}
