import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import type { FileRow } from '../files.queries.ts'
import { mimeOf, sentTypeOf, viewOf } from '../kinds/file-kinds.ts'
import { showHeic } from './show-heic.ts'

/**
 * The bytes of a stored file with response headers. HTML, SVG and unknown types are never inline.
 */
export async function openFile(ctx: Ctx, stored: FileRow, isInline: boolean): Promise<Binary> {
  const file = stored.type === mimeOf('heic') ? await showHeic(ctx, stored) : stored
  return {
    filename: file.name,
    type: sentTypeOf(file.name, file.type),
    body: (range) => ctx.services.blobs.read(file.storedAs, file.size, range),
    length: file.size,
    ...(isInline && viewOf(file.type) !== null && { inline: true as const }),
    // if a browser takes a file for HTML anyway, it runs no scripts
    headers: { 'cache-control': 'private, no-store', etag: `"${file.key}-${file.size}"` },
  }
}
