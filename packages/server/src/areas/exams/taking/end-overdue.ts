import { type AttemptState, attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { markMany } from '../judgement/mark-ended.ts'
import { asSystem } from './act-as-taker.ts'
import { OVERDUE } from './attempt.policy.ts'
import { hasOverdue, lockOverdue } from './attempt.queries.ts'

/** Attempts that are ended and marked in one transaction. */
const BATCH_SIZE = 100

type Overdue = { id: number; state: string }

/** Ends locked attempts whose time has run out: as of their deadline, whenever it is noticed. */
export async function timeOut(tx: Ctx, attempts: readonly Overdue[]) {
  if (attempts.length === 0) return

  const bySystem = asSystem(tx)
  const records = attempts.map(({ id, state }) => ({ id, state, relations: OVERDUE }))
  const { moved } = await advanceMany(bySystem, attemptFlow, 'timeOut', records, {}, (state, ids) =>
    writeEnd(tx.db, ids, state),
  )

  await markMany(bySystem, moved)
}

const writeEnd = (db: Db, ids: readonly number[], state: AttemptState) =>
  db
    .updateTable('learningAttempts')
    .set((e) => ({
      state,
      endedAt: e.ref('deadlineAt'),
      version: e('version', '+', 1),
      isAway: false,
    }))
    .where('id', 'in', [...ids])
    .execute()

/** Ends every attempt whose time has run out, some at a time; several processes share the work. */
export async function endOverdue(ctx: SignedCtx): Promise<number> {
  if (!(await hasOverdue(ctx.db, ctx.now()))) return 0

  for (let ended = 0; ; ) {
    const some = await inTransaction(ctx, async (tx) => {
      const overdue = await lockOverdue(tx.db, tx.now(), BATCH_SIZE)
      await timeOut(tx, overdue)

      return overdue.length
    })

    ended += some
    if (some < BATCH_SIZE) return ended
  }
}
