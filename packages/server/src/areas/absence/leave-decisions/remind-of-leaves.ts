import { LEAVE_STEPS } from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findWorkingDayCounter } from '../../settings/settings.public.ts'
import type { PartRow } from './deciders.queries.ts'
import { notifyNextLevel, notifyOfOverdue, notifyWaiting } from './leave-recipients.ts'
import { findOverdue, findWaitingSteps, markOverdue, markReminded } from './reminders.queries.ts'

/** Working days after which a waiting step reminds its decider, and the next level. */
const [OWN_AFTER, NEXT_AFTER] = [3, 5]
const OVERDUE_EVERY = 3

/**
 * The same part one level up: the department of a supervisor, the base of a department, the office.
 */
const nextLevel = (part: PartRow): PartRow => {
  const index = LEAVE_STEPS.indexOf(part.step)
  const next = LEAVE_STEPS[Math.min(index + 1, LEAVE_STEPS.length - 1)]!
  return {
    ...part,
    step: next === 'department' && part.departmentId === null ? 'base' : next,
    blockId: null,
  }
}

/**
 * Reminds deciders of steps that have waited for 3 working days, after 5 also the next level; each
 * once.
 */
export const remindDeciders = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const waiting = await findWaitingSteps(tx.db)
    const first = waiting[0]
    if (!first) return 0

    const workingDays = await findWorkingDayCounter(tx.db, dayInChina(first.waitsSince!), today)
    const waited = (since: Date) => workingDays(addDays(dayInChina(since), 1), today)

    const due = (days: number, level: number) =>
      waiting
        .filter(({ waitsSince, reminded }) => reminded < level && waited(waitsSince!) >= days)
        .map(({ id }) => id)

    const next = await markReminded(tx.db, due(NEXT_AFTER, 2), 2)
    const reminded = await markReminded(tx.db, due(OWN_AFTER, 1), 1)

    await notifyWaiting(tx, 'remind', reminded)
    await notifyNextLevel(tx, 'remindNext', next, nextLevel)

    return reminded.length + next.length
  })

/**
 * Reminds trainees to report back from leaves that are over: the day after, then every three days.
 */
export const remindTrainees = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const since = addDays(dayInChina(tx.now()), -OVERDUE_EVERY)
    const due = await markOverdue(tx.db, await findOverdue(tx.db, today, since), today)

    await notifyOfOverdue(tx, due)

    return due.length
  })
