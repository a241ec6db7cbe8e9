import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { evaluationNotices } from '../evaluation-notices.seed.ts'
import { findReminders } from '../settings/setting.queries.ts'
import { notifyRaters } from './notify-raters.ts'
import { isToRemind } from './remind.rules.ts'
import { relationsToTarget } from './target.policy.ts'

const MOST = 500

const findOpen = async (db: Db) =>
  (
    await db
      .selectFrom('evaluationTargets')
      .select(['id', 'state', 'dueOn', 'closesOn', 'remindedOn', 'openedAt'])
      .where('state', '=', 'open')
      .orderBy('dueOn')
      .orderBy('id')
      .limit(MOST)
      .forUpdate()
      .execute()
  ).map((one) => ({ ...one, openedOn: dayInChina(one.openedAt!) }))

/** Closes targets whose last day is over. */
export const closeOver = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const relations = relationsToTarget({ hasPeople: true, isLasting: false })
    const over = (await findOpen(tx.db))
      .filter(({ closesOn }) => closesOn < today)
      .map(({ id, state }) => ({ id, state, relations }))

    const { moved } = await advanceMany(tx, targetFlow, 'close', over, {}, (state, ids) =>
      tx.db
        .updateTable('evaluationTargets')
        .set({ state, updatedAt: tx.now(), version: sql`version + 1` })
        .where('id', '=', anyId(ids))
        .execute(),
    )

    return moved.length
  })

/**
 * Reminds who has not answered: some days before it is due, on the day, then again and again. By
 * the day, never by what somebody did.
 */
export const remindRaters = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const today = dayInChina(tx.now())
    const { daysBefore: before, everyDays: every } = await findReminders(tx.db)
    const due = (await findOpen(tx.db)).filter(
      (one) => one.closesOn >= today && isToRemind(one, today, { before, every }),
    )
    if (due.length === 0) return 0

    const ids = due.map(({ id }) => id)

    await tx.db
      .updateTable('evaluationTargets')
      .set({ remindedOn: today })
      .where('id', '=', anyId(ids))
      .execute()

    const late = due.filter(({ dueOn }) => dueOn < today).map(({ id }) => id)

    await notifyRaters(tx, evaluationNotices.overdue, late)

    await notifyRaters(
      tx,
      evaluationNotices.remind,
      ids.filter((id) => !late.includes(id)),
    )

    return ids.length
  })
