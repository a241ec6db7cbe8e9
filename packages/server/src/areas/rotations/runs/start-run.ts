import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import type { RUN_KINDS } from '@residency/contract/areas/rotations/plan/run.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findPlanValue, writePlaces } from '../board/board.queries.ts'
import { mustBeDraft } from '../plan/must-be-current.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlan, findPlanForUpdate } from '../plan/plan.queries.ts'
import { askToStop, endRun, findRunForUpdate, type RunResult } from './run.queries.ts'

type Order = {
  id: number
  kind: (typeof RUN_KINDS)[number]
  version: number
  seconds: number
  fromMonth: number | null
}

/** Asks for a computation of a draft; a process of its own does it. One at a time for each plan. */
export const startRun = (ctx: SignedCtx, { id, kind, version, seconds, fromMonth }: Order) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )

    const run = await tx.db
      .insertInto('solverRuns')
      .values({
        planId: id,
        kind,
        seconds,
        seed: plan.version,
        planVersion: plan.version,
        requestedBy: tx.actor.userId,
        fromMonth:
          fromMonth === null ? null : firstDayOf(monthAt(monthNumber(plan.startsOn) + fromMonth)),
        requestedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.services.jobs.send(tx.db, 'timetables', { runId: run.id })

    return { id: run.id }
  })
    .then((answer) => {
      ctx.services.jobs.nudge('timetables')
      return answer
    })
    .catch(constraintErrors({ solver_runs_one_at_a_time: errors.runUnderWay }))

/**
 * Asks a computation to stop; what it found so far is kept. One that has not begun is over at once.
 */
export const stopRun = (ctx: SignedCtx, { id, runId }: { id: number; runId: number }) =>
  inTransaction(ctx, async (tx) => {
    found(await findPlan(tx.db, visiblePlans(tx.actor), id))

    const run = found(await findRunForUpdate(tx.db, id, runId))
    if (run.finishedAt !== null) throw fail(kernelErrors.actionNotNow)

    if (run.startedAt === null) await endRun(tx.db, runId, tx.now(), 'stop')
    else await askToStop(tx.db, runId)

    return null
  })

/** Takes the places that were found over into the draft, as long as nobody changed it since. */
export const applyRun = (
  ctx: SignedCtx,
  { id, runId, version }: { id: number; runId: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )
    const run = found(await findRunForUpdate(tx.db, id, runId))
    if (run.finishedAt === null) throw fail(kernelErrors.actionNotNow)

    const { places } = (run.result ?? { places: null }) as RunResult
    if (!places) throw fail(errors.nothingFound)
    if (run.planVersion !== plan.version) throw fail(errors.planChangedSince)

    const locked = new Set(
      (
        await tx.db
          .selectFrom('planBlocks')
          .select('id')
          .where('planId', '=', id)
          .where('isLocked', '=', true)
          .execute()
      ).map((block) => block.id),
    )

    const first = monthNumber(plan.startsOn)
    const moves = places.filter(([block]) => !locked.has(block))

    await writePlaces(
      tx.db,
      id,
      moves.map(([block, start]) => ({
        id: block,
        startsOn: start === null ? null : firstDayOf(monthAt(first + start)),
        isLocked: false,
      })),
    )

    const value = await findPlanValue(tx.db, id)
    const bound = run.kind === 'solve' ? run.bound : plan.bound

    await tx.audit({
      action: 'rotations.plan.apply',
      entity: 'rotationPlan',
      entityId: id,
      detail: { run: runId, blocks: moves.length },
    })

    return {
      version: await updateRow(tx, 'rotationPlans', plan, {
        value,
        bound,
        isProven: value !== null && value === bound,
      }),
    }
  })
