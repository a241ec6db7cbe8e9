import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import type { FileRow } from '../files.queries.ts'
import { mimeOf, viewOf } from '../kinds/file-kinds.ts'
import { showHeic } from './show-heic.ts'

/** The bytes of a stored file with their headers. HTML, SVG and unknown types are never shown inline. */
export async function openFile(ctx: SignedCtx, stored: FileRow, isInline: boolean): Promise<Binary> {
  const file = stored.type === mimeOf('heic') ? await showHeic(ctx, stored) : stored
  return {
    filename: file.name,
    type: file.type,
    body: (range) => ctx.services.blobs.read(file.stored_as, file.size, range),
    length: file.size,
    ...(isInline && viewOf(file.type) !== null && { inline: true as const }),
    // nothing of ours is a page: should a browser think otherwise, it runs nothing
    headers: { 'cache-control': 'private, no-store', etag: `"${file.key}-${file.size}"` },
  }
}
