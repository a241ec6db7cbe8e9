import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findGuideForUpdate } from './guide.queries.ts'

type PublishInput = { id: number; isPublished: boolean; version: number }

/** Publishes or unpublishes a guide at the version that was read; no change if already so. */
export async function publishGuide(ctx: SignedCtx, { id, isPublished, version }: PublishInput) {
  return inTransaction(ctx, async (tx) => {
    const before = found(await findGuideForUpdate(tx.db, id))
    if (before.isPublished === isPublished) return null

    mustMatchVersion(before, version)

    const row = {
      isPublished,
      publishedAt: isPublished ? tx.now() : null,
      version: before.version + 1,
    }

    await tx.db.updateTable('guides').set(row).where('id', '=', id).execute()

    const action = isPublished ? 'settings.guide.publish' : 'settings.guide.withdraw'

    await tx.audit({ action, entity: 'guide', entityId: id, detail: { title: before.title } })

    return null
  })
}
