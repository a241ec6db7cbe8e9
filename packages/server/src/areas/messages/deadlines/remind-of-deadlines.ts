import type { Deadline, DeadlineSource } from '../../../platform/area.ts'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import { tryLock } from '../../../platform/db/try-lock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../notices/notify.ts'
import { findReachable, findReminded } from './deadline.queries.ts'
import { type DeadlineKind, rangeOfReminders, reminderOf } from './deadline.rules.ts'
import { deadlineNotices } from './deadline-notices.seed.ts'

/** One process at a time looks for what is to be reminded of. */
const LOCK = 0x64_65_61_64
type Due = Deadline & { kind: DeadlineKind; from: Date }

/**
 * Reminds people of what is due and not done, as the areas name it: seven days and one day before,
 * and one day after. What was sent is read from the notices themselves, so that a restart or a
 * second process sends nothing twice. Answers how many were reminded.
 */
export const remindOfDeadlines = (ctx: SignedCtx, sources: readonly DeadlineSource[]) =>
  inTransaction(ctx, async (tx) => {
    if (!(await tryLock(tx.db, LOCK))) return 0

    const now = tx.now()
    const range = rangeOfReminders(now)
    const open: Due[] = []

    for (const findDeadlines of sources)
      for (const deadline of await findDeadlines(tx, range)) {
        const reminder = reminderOf(deadline, now)
        if (reminder) open.push({ ...deadline, ...reminder })
      }

    const users = [...new Set(open.map(({ userId }) => userId))]
    const earliest = new Date(Math.min(now.getTime(), ...open.map(({ from }) => from.getTime())))
    const reminded = await findReminded(tx.db, users, earliest)
    const reachable = await findReachable(tx.db, users)

    const due = open.filter(({ userId, kind, path, from }) => {
      const last = reminded.get(`${userId} ${kind} ${path}`)
      return reachable.has(userId) && (last === undefined || last < from)
    })

    for (const kind of [deadlineNotices.near, deadlineNotices.over])
      await notify(tx, kind, due.filter((deadline) => deadline.kind === kind.kind).map(recipientOf))

    return due.length
  })

const recipientOf = ({ userId, what, dueAt, isWholeDay, path }: Due) => {
  const due = isWholeDay ? dayInChina(dueAt) : minuteInChina(dueAt)
  return { userId, path, values: { what: what.zh, due }, valuesEn: { what: what.en, due } }
}
