import { mentorChoiceErrors as errors } from '@residency/contract/areas/mentors/choice/access'
import { mentorMatchRunFlow } from '@residency/contract/areas/mentors/choice/match-run.flow'
import { runYielding } from '../../../algorithms/matching/steps.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { acceptByMatch, lapseOpen, openRelations, placesTaken } from '../choice/open-relations.ts'
import { lockTrainees } from '../choice/trainee.queries.ts'
import { lockWindow } from '../windows/window.queries.ts'
import { type Explanation, explanationIn } from './explanation.rules.ts'
import { gatherMatch, mustBeMatchable, mustBeMatchOffice, presentRun } from './gather-match.ts'
import { findGiven, findRun, findWaitingIds } from './match.queries.ts'
import { matchHashSteps } from './match.rules.ts'
import { notifyMatched } from './notify-matched.ts'

/**
 * Publishes a preview in one transaction: relations from today on, the state of every application,
 * the notices. Everything it was made of is locked and hashed again first; another hash refuses it.
 * Those it leaves without a mentor keep their open choices for another run.
 */
export const publishMatch = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    mustBeMatchOffice(tx)

    const window = found(await lockWindow(tx.db, found(await findRun(tx.db, id)).windowId, 'alone'))
    mustBeMatchable(tx, window)

    const run = found(await findRun(tx.db, id))

    const state = await advance(
      tx,
      mentorMatchRunFlow,
      'publish',
      { ...run, relations: new Set<never>() },
      {},
      (to) =>
        tx.db
          .updateTable('mentorMatchRuns')
          .set({ state: to, publishedAt: tx.now(), updatedAt: tx.now() })
          .where('id', '=', id)
          .execute(),
    )

    await lockTrainees(tx.db, await findWaitingIds(tx.db, window.baseId))

    // the run counts as published already: what it was computed from had one published run less
    const input = { ...(await gatherMatch(tx.db, window, run.seed, true)), round: run.round }
    if ((await runYielding(matchHashSteps(input))) !== run.inputHash) throw fail(errors.matchStale)

    const outcomes = await findGiven(tx.db, id)
    const rows = outcomes.flatMap(({ traineeId, entryId }) =>
      entryId === null ? [] : [{ traineeId, entryId }],
    )
    const { moved } = await acceptByMatch(tx, rows)
    if (moved.length !== rows.length) throw fail(errors.matchStale)

    await openRelations(tx, rows, 'matched')

    await lapseOpen(
      tx,
      rows.map(({ traineeId }) => traineeId),
    )

    await notifyMatched(
      tx,
      outcomes.map((outcome) => {
        const explanation = outcome.explanation as Explanation
        return {
          ...outcome,
          why: explanationIn('zh-cn', explanation),
          whyEn: explanationIn('en', explanation),
        }
      }),
    )

    return { ...presentRun(found(await findRun(tx.db, id))), state }
  }).catch(placesTaken)
