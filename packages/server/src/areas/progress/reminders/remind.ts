import { committeePermissions } from '@residency/contract/areas/progress/committees/access'
import { addDays, addMonths, DAY_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { dayInChina, momentBefore } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { findHoldersOf } from '../../accounts/accounts.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { findIdleCommittees, findSettings, markReminded } from '../committees/committee.queries.ts'
import { findUnreadSince } from '../decisions/decision.queries.ts'
import { findLooksDue } from '../plans/learning-plan.queries.ts'
import { notifyOfLooks } from '../plans/notify-of-plan.ts'
import { findGoalsDue } from '../plans/plan.queries.ts'
import { lacksNote } from '../sessions/session.queries.ts'
import { sessionNotices } from '../sessions/session-notices.seed.ts'

const UNREAD_MS = 7 * DAY_MS
const GOAL_DAYS = 14
const NOTE_DAYS = 3

/** Beyond any goal that is late. */
const LONG_AGO = '2000-01-01'

/** Decisions that the trainee has not signed for a week, once. */
async function remindOfUnread(tx: SignedCtx) {
  const rows = await findUnreadSince(tx.db, momentBefore(tx.now(), UNREAD_MS))
  if (rows.length === 0) return

  await tx.db
    .updateTable('progressDecisions')
    .set({ remindedAt: tx.now() })
    .where('id', '=', anyId(idsOf(rows)))
    .execute()

  await notify(
    tx,
    sessionNotices.unread,
    rows.map(({ userId, committee, heldOn }) => ({
      userId,
      values: { committee, day: heldOn },
      path: '/progress/own',
    })),
  )
}

/** Goals that are due within two weeks, or late: owner and trainee, once each. */
async function remindOfGoals(
  tx: SignedCtx,
  { mark, from, until }: Parameters<typeof findGoalsDue>[1],
) {
  const goals = await findGoalsDue(tx.db, { mark, from, until })
  if (goals.length === 0) return

  await tx.db
    .updateTable('progressGoals')
    .set({ [mark]: tx.now() })
    .where('id', '=', anyId(idsOf(goals)))
    .execute()

  await notify(
    tx,
    mark === 'remindedDueAt' ? sessionNotices.goalDue : sessionNotices.goalLate,
    goals.flatMap(({ goal, dueOn, name, ownerId, userId }) =>
      [...new Set([ownerId, userId])].map((receiverId) => ({
        userId: receiverId,
        values: { name, goal, day: dueOn },
        path: receiverId === userId ? '/progress/own' : '/progress/plans',
      })),
    ),
  )
}

/** Committees that have not met for so long that this year's sessions are at risk: the office. */
async function remindOfSessions(tx: SignedCtx, today: string) {
  const { sessionsPerYear } = await findSettings(tx.db)
  const idle = await findIdleCommittees(
    tx.db,
    addMonths(today, -Math.max(1, Math.floor(12 / sessionsPerYear))),
  )
  if (idle.length === 0) return

  await markReminded(tx.db, idsOf(idle), today)
  const office = await findHoldersOf(tx.db, committeePermissions.manage)

  await notify(
    tx,
    sessionNotices.idle,
    idle.flatMap(({ name, base, baseEn }) =>
      office.map((userId) => ({
        userId,
        values: { committee: name, base },
        valuesEn: { base: baseEn ?? base },
        path: '/progress/committees',
      })),
    ),
  )
}

type Missing = {
  sessionId: number
  userId: number
  committee: string
  heldOn: string
  count: number
}

/** Sessions soon; what another process reminds of, or somebody steps on, waits for the next time. */
const lockUnreminded = (tx: SignedCtx, today: string) =>
  tx.db
    .selectFrom('progressSessions')
    .select('id')
    .where('state', '=', 'prepared')
    .where('remindedAt', 'is', null)
    .where('heldOn', '>=', today)
    .where('heldOn', '<=', addDays(today, NOTE_DAYS))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()

const membersWithoutNotes = async (tx: SignedCtx, sessionIds: readonly number[]) =>
  (
    await sql<Missing>`select s.id as session_id, p.user_id, c.name as committee, s.held_on,
        count(*)::int as count
      from progress_sessions s join progress_committees c on c.id = s.committee_id
        join progress_members p on p.committee_id = s.committee_id
          and s.held_on between p.starts_on and coalesce(p.ends_on, 'infinity')
        join progress_packets k on k.session_id = s.id
      where s.id = ${anyId(sessionIds)} and ${lacksNote(sql`p.user_id`)}
      group by s.id, p.user_id, c.name, s.held_on order by s.id, p.user_id`.execute(tx.db)
  ).rows

/** Members whose notes are missing three days before a session, once. */
async function remindOfNotes(tx: SignedCtx, today: string) {
  const ids = idsOf(await lockUnreminded(tx, today))
  const rows = await membersWithoutNotes(tx, ids)
  if (rows.length === 0) return

  await tx.db
    .updateTable('progressSessions')
    .set({ remindedAt: tx.now() })
    .where('id', '=', anyId(rows.map(({ sessionId }) => sessionId)))
    .execute()

  await notify(
    tx,
    sessionNotices.notesMissing,
    rows.map(({ userId, committee, heldOn, count, sessionId }) => ({
      userId,
      values: { committee, day: heldOn, count: String(count) },
      path: `/progress/sessions?id=${sessionId}`,
    })),
  )
}

/** Looks at learning plans that are due: mentor and trainee, once for each look. */
async function remindOfLooks(tx: SignedCtx, today: string) {
  const plans = await findLooksDue(tx.db, today)
  if (plans.length === 0) return

  await tx.db
    .updateTable('progressPlans')
    .set({ lookRemindedAt: tx.now() })
    .where('id', '=', anyId(idsOf(plans)))
    .execute()

  await notifyOfLooks(tx, plans)
}

/** All reminders of the area; each is sent once. */
export const remindOfProgress = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())

    await remindOfUnread(tx)
    await remindOfGoals(tx, {
      mark: 'remindedDueAt',
      from: today,
      until: addDays(today, GOAL_DAYS),
    })
    await remindOfGoals(tx, {
      mark: 'remindedLateAt',
      from: LONG_AGO,
      until: addDays(today, -1),
    })
    await remindOfLooks(tx, today)
    await remindOfSessions(tx, today)
    await remindOfNotes(tx, today)
  })
