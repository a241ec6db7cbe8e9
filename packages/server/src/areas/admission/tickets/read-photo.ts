import { buffer } from 'node:stream/consumers'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { loadSharp } from '../../../platform/load-sharp.ts'
import type { Ticket } from './ticket.queries.ts'

const PHOTO = { width: 270, height: 360 }

/**
 * The photo of a ticket in the size of print, as the sheet takes it: a whole room's photos as they
 * were uploaded would fill the memory. One whose bytes are lost is left out; the others of the room
 * get their tickets.
 */
export async function readPhoto(
  ctx: SignedCtx,
  { storedAs, size }: Ticket,
): Promise<string | null> {
  if (storedAs === null || size === null) return null
  try {
    const bytes = await buffer(ctx.services.blobs.read(storedAs, size))

    const small = await (await loadSharp())(bytes)
      .rotate()
      .resize({ ...PHOTO, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer()

    return `data:image/jpeg;base64,${small.toString('base64')}`
  } catch {
    return null
  }
}
