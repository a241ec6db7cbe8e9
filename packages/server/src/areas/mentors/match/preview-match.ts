import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import { mentorMatchRunFlow } from '@residency/contract/areas/mentors/choice/match-run.flow'
import { newSeed } from '../../../algorithms/matching/lots.ts'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import { updateRows } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findWindowById, lockWindow } from '../windows/window.queries.ts'
import { gatherMatch, mustBeMatchable, mustBeMatchOffice, presentRun } from './gather-match.ts'
import { dropResults, findPreviews, findRun, saveResults } from './match.queries.ts'
import { matchHashSteps, matchSteps } from './match.rules.ts'

/**
 * Matches a window as a preview: results are stored, nothing is decided, nobody is notified. An
 * earlier preview is discarded.
 */
export async function previewMatch(ctx: SignedCtx, { windowId }: { windowId: number }) {
  mustBeMatchOffice(ctx)
  mustBeMatchable(ctx, found(await findWindowById(ctx.db, windowId)))

  return inTransaction(ctx, async (tx) => {
    const window = mustBeMatchable(tx, found(await lockWindow(tx.db, windowId, 'alone')))
    const input = await gatherMatch(tx.db, window, newSeed())
    if (input.trainees.every(({ choices }) => choices.length === 0)) throw fail(errors.matchNobody)

    const inputHash = await runYielding(matchHashSteps(input))
    const outcomes = await runYielding(matchSteps(input))

    await discardPreviews(tx, windowId)

    const placed = outcomes.filter(({ entryId }) => entryId !== null).length

    const { id } = await tx.db
      .insertInto('mentorMatchRuns')
      .values({
        windowId,
        round: input.round,
        seed: input.seed,
        inputHash,
        placed,
        unplaced: outcomes.length - placed,
        runBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    await saveResults(tx.db, id, outcomes)

    const detail = { windowId, round: input.round, inputHash, placed, trainees: outcomes.length }

    await tx.audit({
      action: 'mentors.match.preview',
      entity: 'mentorMatchRun',
      entityId: id,
      detail,
    })

    return presentRun(found(await findRun(tx.db, id)))
  })
}

const NO_RELATION = new Set<never>()

async function discardPreviews(tx: SignedCtx, windowId: number) {
  const records = (await findPreviews(tx.db, windowId)).map((row) => ({
    ...row,
    relations: NO_RELATION,
  }))

  const { moved } = await advanceMany(
    tx,
    mentorMatchRunFlow,
    'discard',
    records,
    {},
    (state, ids) => updateRows(tx, 'mentorMatchRuns', ids, { state }),
  )

  await dropResults(tx.db, moved)
}

/** Discards a preview with its results. */
export const discardMatch = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    mustBeMatchOffice(tx)

    await lockWindow(tx.db, found(await findRun(tx.db, id)).windowId, 'alone')

    const run = found(await findRun(tx.db, id))

    await advance(
      tx,
      mentorMatchRunFlow,
      'discard',
      { ...run, relations: NO_RELATION },
      {},
      (state) =>
        tx.db
          .updateTable('mentorMatchRuns')
          .set({ state, updatedAt: tx.now() })
          .where('id', '=', id)
          .execute(),
    )

    await dropResults(tx.db, [id])

    return null
  })
