import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { dayInChina, momentBefore } from '../../../platform/clock.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { UNDO_MS } from '../../../platform/flow/decide.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { freeBlocks } from '../../rotations/rotations.public.ts'
import { leaveCohorts } from '../../standards/standards.public.ts'
import { followStatus, writeMajors } from '../../trainees/trainees.public.ts'
import { notifyOfSituations } from './notify-of-situations.ts'
import { relationsToSituation } from './situation.policy.ts'
import { ALL, findDue, findSituationsForUpdate, type SituationRow } from './situation.queries.ts'
import { lockTrainees } from './trainee-choices.queries.ts'

const AT_ONCE = 200

/**
 * Transfers take place: the major changes, the old cohort is left, stays that have not begun give
 * their seats back.
 */
async function transfer(tx: SignedCtx, rows: readonly SituationRow[]) {
  if (rows.length === 0) return

  const ids = rows.map((row) => row.traineeId)

  await leaveCohorts(tx, await lockTrainees(tx.db, ids))

  const to = rows.map((row) => ({ id: row.traineeId, major: row.toMajorId }))

  await writeMajors(tx, to)

  await freeBlocks(
    tx,
    rows.map((row) => ({ traineeId: row.traineeId, from: row.startsOn })),
  )

  await tx.audit.all(
    rows.map((row) => ({
      action: 'students.situation.transfer',
      entity: 'trainee',
      entityId: row.traineeId,
      detail: { situation: row.id, from: row.fromMajorId, to: row.toMajorId },
    })),
  )
}

const step = (ctx: SignedCtx, action: 'begin' | 'expire', ids: readonly number[]) =>
  inTransaction(ctx, async (tx) => {
    const rows = await findSituationsForUpdate(tx.db, ALL, ids)

    const records = rows.map((row) => ({
      id: row.id,
      state: row.state,
      relations: relationsToSituation(row, tx.actor, tx.now()),
    }))

    const { moved } = await advanceMany(tx, situationFlow, action, records, {}, (state, going) =>
      updateRows(tx, 'traineeSituations', going, { state }),
    )
    const gone = rows.filter(({ id }) => moved.includes(id))

    if (action === 'begin') {
      await transfer(
        tx,
        gone.filter(({ kind }) => kind === 'transfer'),
      )
      await notifyOfSituations(tx, 'begin', gone)
    }

    await followStatus(
      tx,
      gone.map((row) => row.traineeId),
    )

    return moved.length
  })

/**
 * Brings situations into force on their first day and to their end after the last; run again it
 * changes nothing.
 */
export async function followTime(ctx: SignedCtx): Promise<number> {
  let all = 0
  for (const action of ['begin', 'expire'] as const)
    for (;;) {
      const due = await findDue(
        ctx.db,
        action,
        dayInChina(ctx.now()),
        momentBefore(ctx.now(), UNDO_MS),
        AT_ONCE,
      )

      const moved =
        due.length === 0
          ? 0
          : await step(
              ctx,
              action,
              due.map(({ id }) => id),
            )

      all += moved
      // rows that another process has moved are found no more; rows nobody can move would be found
      // for ever
      if (moved === 0) break
    }

  return all
}
