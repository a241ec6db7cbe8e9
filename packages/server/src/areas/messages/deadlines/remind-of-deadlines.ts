import type { Deadline, DeadlineSource } from '../../../platform/area.ts'
import { minuteInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../notify.ts'
import { findReminded, isMine } from './deadline.queries.ts'
import { type DeadlineKind, rangeOfReminders, reminderOf } from './deadline.rules.ts'

const EARLIEST_MS = 8 * 86_400_000
type Due = Deadline & { kind: DeadlineKind; from: Date }

/**
 * Reminds people of what is due and not done, as the areas name it: seven days and one day before, and one day after. What was sent is read
 * from the notices themselves, so that a restart or a second process sends nothing twice. Answers how many were reminded.
 */
export const remindOfDeadlines = (ctx: SignedCtx, sources: readonly DeadlineSource[]) =>
  inTransaction(ctx, async (tx) => {
    if (!(await isMine(tx.db))) return 0
    const now = tx.now()
    const range = rangeOfReminders(now)
    const open: Due[] = []
    for (const findDeadlines of sources)
      for (const one of await findDeadlines(tx, range)) {
        const reminder = reminderOf(one, now)
        if (reminder) open.push({ ...one, ...reminder })
      }
    const users = [...new Set(open.map(({ userId }) => userId))]
    const reminded = await findReminded(tx.db, users, new Date(now.getTime() - EARLIEST_MS))
    const due = open.filter(({ userId, kind, path, from }) => {
      const last = reminded.get(`${userId} ${kind} ${path}`)
      return last === undefined || last < from
    })
    for (const kind of ['deadline.near', 'deadline.over'] as const)
      await notify(tx, kind, due.filter((one) => one.kind === kind).map(recipientOf))
    return due.length
  })
const recipientOf = ({ userId, what, dueAt, path }: Due) => {
  const due = minuteInChina(dueAt)
  return { userId, path, values: { what: what.zh, due }, valuesEn: { what: what.en, due } }
}
