import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { NoticeKind } from '../../../platform/notices.ts'
import { notify } from '../../messages/messages.public.ts'
import { isOpenTask } from '../answers/task.queries.ts'

type Rater = { userId: number; targetId: number; target: string; count: number; dueOn: string }

/**
 * new: only of tasks that opened after the last ones were announced. before: only who has a task that
 * did not open today.
 */
type Which = 'open' | 'new' | 'before'

/**
 * Notifies everybody with open tasks of these targets: one notice per person and target, for any
 * number of them.
 */
export async function notifyRaters(
  tx: SignedCtx,
  kind: NoticeKind<'target' | 'count' | 'due'>,
  targetIds: readonly number[],
  which: Which = 'open',
) {
  if (targetIds.length === 0) return

  const today = dayInChina(tx.now())

  const isMeant = which === 'new' ? sql`k.opens_on > g.tasks_opened_on` : sql`true`
  const hasOne = which === 'before' ? sql`bool_or(k.opens_on < ${today}::date)` : sql`true`

  const { rows } =
    await sql<Rater>`select k.rater_id user_id, g.id target_id, g.name target, count(*) count,
        g.due_on
    from evaluation_tasks k join evaluation_targets g on g.id = k.target_id
    where g.id = ${anyId(targetIds)} and ${isOpenTask(today)} and ${isMeant}
    group by k.rater_id, g.id having ${hasOne} order by g.id, k.rater_id`.execute(tx.db)

  const recipients = rows.map(({ userId, target, count, dueOn }) => ({
    userId,
    values: { target, count: String(count), due: dueOn },
    path: '/evaluate/wait',
  }))

  await notify(tx, kind, recipients)
}
