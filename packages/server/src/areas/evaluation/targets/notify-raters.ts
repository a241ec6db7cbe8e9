import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'

type Rater = { userId: number; targetId: number; target: string; count: number; dueOn: string }

/**
 * Notifies everybody who has not answered these targets: one notice per person and target, for any
 * number of open tasks.
 */
export async function notifyRaters(
  tx: SignedCtx,
  kind: NoticeKind<'target' | 'count' | 'due'>,
  targetIds: readonly number[],
) {
  if (targetIds.length === 0) return

  const { rows } =
    await sql<Rater>`select k.rater_id user_id, g.id target_id, g.name target, count(*) count, g.due_on
    from evaluation_tasks k join evaluation_targets g on g.id = k.target_id
    where g.id = ${anyId(targetIds)} and not k.done group by k.rater_id, g.id order by g.id, k.rater_id`.execute(
      tx.db,
    )

  const recipients = rows.map(({ userId, target, count, dueOn }) => ({
    userId,
    values: { target, count: String(count), due: dueOn },
    path: '/evaluate/wait',
  }))

  await notify(tx, kind, recipients)
}
