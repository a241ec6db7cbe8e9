import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { touch } from '../../../platform/live/touch.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../notices/notify.ts'

type Item = { id: number; user_id: number; reason?: string | null }
/** Notifies the people of items of one collection, each with the way to the own one. */
export async function notifyItems(
  tx: SignedCtx,
  kind: NoticeKind<'title' | 'due' | 'reason'>,
  { title, due_at }: { title: string; due_at: Date },
  items: readonly Item[],
) {
  const due = minuteInChina(due_at)
  await notify(
    tx,
    kind,
    items.map(({ id, user_id: userId, reason }) => ({
      ...{ userId, values: { title, due, reason: reason ?? '' }, path: `/message/materials?id=${id}` },
    })),
  )
  const people = items.map(({ user_id }) => user_id)
  await touch(tx.db, '/api/v1/ownCollections', people)
}
