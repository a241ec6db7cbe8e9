import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { idsOf } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { isOpenTask } from '../answers/task.queries.ts'
import { evaluationNotices } from '../evaluation-notices.seed.ts'
import { findReminders } from '../settings/setting.queries.ts'
import { notifyRaters } from './notify-raters.ts'
import { isToRemind } from './remind.rules.ts'
import { relationsToTarget } from './target.policy.ts'

const MAX_ROWS = 500

const findOpenTargets = (db: Db) =>
  db
    .selectFrom('evaluationTargets')
    .select(['id', 'state', 'dueOn', 'closesOn', 'remindedOn', 'openedAt'])
    .where('state', '=', 'open')
    .orderBy('id')
    .forUpdate()

/** Closes targets whose last day is over. */
export const closeOver = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const relations = relationsToTarget({ hasPeople: true, isLasting: false })
    const over = await findOpenTargets(tx.db)
      .where('closesOn', '<', today)
      .limit(MAX_ROWS)
      .execute()

    const { moved } = await advanceMany(
      tx,
      targetFlow,
      'close',
      over.map(({ id, state }) => ({ id, state, relations })),
      {},
      (state, ids) =>
        tx.db
          .updateTable('evaluationTargets')
          .set({ state, updatedAt: tx.now(), version: sql`version + 1` })
          .where('id', '=', anyId(ids))
          .execute(),
    )

    return moved.length
  })

/** Notifies raters of tasks that have opened since the last ones were announced. */
export const openTasks = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const ids = idsOf(await findOpeningTargets(tx.db, today))
    if (ids.length === 0) return 0

    await notifyRaters(tx, evaluationNotices.open, ids, 'new')

    await tx.db
      .updateTable('evaluationTargets')
      .set({ tasksOpenedOn: today })
      .where('id', '=', anyId(ids))
      .execute()

    return ids.length
  })

/** Open targets with tasks that opened after the last ones were announced, locked. */
const findOpeningTargets = (db: Db, today: string) =>
  db
    .selectFrom('evaluationTargets as g')
    .select('g.id')
    .where('g.state', '=', 'open')
    .where(
      sql<boolean>`exists (select from evaluation_tasks k where k.target_id = g.id
          and ${isOpenTask(today)} and k.opens_on > g.tasks_opened_on)`,
    )
    .orderBy('g.id')
    .limit(MAX_ROWS)
    .forUpdate()
    .execute()

/**
 * Reminds people who have not answered: some days before it is due, on the day, then repeatedly. It
 * depends on the day only, never on what a person did.
 */
export const remindRaters = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const { daysBefore: before, everyDays: every } = await findReminders(tx.db)
    const open = await findOpenTargets(tx.db).where('closesOn', '>=', today).execute()

    const due = open.filter((target) =>
      isToRemind({ ...target, openedOn: dayInChina(target.openedAt!) }, today, { before, every }),
    )

    if (due.length === 0) return 0

    const ids = due.map(({ id }) => id)

    await tx.db
      .updateTable('evaluationTargets')
      .set({ remindedOn: today })
      .where('id', '=', anyId(ids))
      .execute()

    const late = due.filter(({ dueOn }) => dueOn < today).map(({ id }) => id)

    await notifyRaters(tx, evaluationNotices.overdue, late, 'before')

    await notifyRaters(
      tx,
      evaluationNotices.remind,
      ids.filter((id) => !late.includes(id)),
      'before',
    )

    return ids.length
  })
