import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { releaseFiles } from '../../files/files.public.ts'
import { GUIDE } from './guide.queries.ts'

/** Deletes guides, all or none, and detaches their files. */
export async function deleteGuides(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .deleteFrom('guides')
      .where('id', 'in', ids)
      .returning(['id', 'title'])
      .execute()

    if (rows.length !== ids.length) throw notFound()

    for (const { id, title } of rows) {
      await releaseFiles(tx, { kind: GUIDE, id })
      await tx.audit({
        action: 'settings.guide.delete',
        entity: 'guide',
        entityId: id,
        detail: { before: { title } },
      })
    }

    return null
  })
}
