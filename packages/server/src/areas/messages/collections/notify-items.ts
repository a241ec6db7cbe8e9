import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { publishChange } from '../../../platform/live/publish-change.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../notices/notify.ts'

type Item = { id: number; userId: number; reason?: string | null }

/** Notifies the people of items of one collection, each with the way to the own one. */
export async function notifyItems(
  tx: SignedCtx,
  kind: NoticeKind<'title' | 'due' | 'reason'>,
  { title, dueAt }: { title: string; dueAt: Date },
  items: readonly Item[],
) {
  const due = minuteInChina(dueAt)

  await notify(
    tx,
    kind,
    items.map(({ id, userId, reason }) => ({
      userId,
      values: { title, due, reason: reason ?? '' },
      path: `/message/materials?id=${id}`,
    })),
  )

  const people = items.map(({ userId }) => userId)

  await publishChange(tx.db, '/api/v1/ownCollections', people)
}
