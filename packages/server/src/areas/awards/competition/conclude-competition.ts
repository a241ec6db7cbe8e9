import { awardCompetitionErrors as errors } from '@residency/contract/areas/awards/competition/access'
import type { concludeAwardCompetition as concludeCall } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import type { InputOf } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { grantByRanking, rejectUnranked } from '../applications/grant-by-ranking.ts'
import { beginRound } from './begin-round.ts'
import { isRanked, relationsToCompetition } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { firstOf, type RankedCandidate, ranked } from './ranking.rules.ts'

type ConcludeInput = InputOf<typeof concludeCall, 'out'>

/** The candidates that a conclusion takes; a tie across the border needs names and a reason. */
function takenOf(ranking: readonly RankedCandidate[], { first, chosen, reason }: ConcludeInput) {
  const choice = firstOf(ranking, first, chosen)
  if ('tie' in choice) throw fail(errors.tieUndecided, choice.tie)
  if (choice.isByDecision && !reason) throw fail(errors.tieReason)

  return new Set(choice.taken.map(({ id }) => id))
}

/**
 * Grants the first, or lets them enter the next round; the others learn their place. Candidates who
 * have withdrawn have none. One refused grant refuses the whole conclusion: nothing is granted in
 * part.
 */
export const concludeAwardCompetition = (ctx: SignedCtx, input: ConcludeInput) =>
  inTransaction(ctx, async (tx) => {
    const { id, version, reason, first, into } = input
    const competition = mustMatchVersion(await queries.findCompetitionForUpdate(tx.db, id), version)
    const rows = isRanked(competition.state)
      ? (await queries.findCandidates(tx.db, id)).filter((row) => row.isRunning)
      : []
    const ranking = ranked(
      rows.map((row) => ({ id: row.id, score: Math.round(Number(row.score) * 100) })),
    )
    let next = version
    const record = {
      id,
      state: competition.state,
      relations: relationsToCompetition(competition, tx.actor),
    }

    const state = await advance(
      tx,
      awardCompetitionFlow,
      'conclude',
      record,
      { reason },
      async (to) => {
        next = await updateRow(tx, 'awardCompetitions', competition, {
          state: to,
          reason: reason ?? competition.reason,
        })
      },
    )

    const taken = takenOf(ranking, input)
    const applicationOf = new Map(rows.map((row) => [row.id, row.applicationId]))
    const ids = ranking.filter((row) => taken.has(row.id)).map((row) => applicationOf.get(row.id)!)
    const others = ranking.filter((row) => !taken.has(row.id))

    if (into === 'grant') await grantByRanking(tx, ids)
    else
      await beginRound(
        tx,
        {
          limitId: competition.limitId,
          round: competition.round + 1,
          hidesNames: competition.hidesNames,
          applicationIds: ids,
        },
        { competitionId: id },
      )

    const sentence = awardCompetitionWords['zh-cn'].passedOver[into]

    const reasons = new Map(
      others.map((row) => [
        applicationOf.get(row.id)!,
        fillSentence(sentence, { place: row.place, first }),
      ]),
    )

    await rejectUnranked(tx, reasons)

    return { id, state, version: next }
  })
