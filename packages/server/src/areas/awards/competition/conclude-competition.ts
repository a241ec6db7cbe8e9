import { awardCompetitionErrors as errors } from '@residency/contract/areas/awards/competition/access'
import type { concludeAwardCompetition as concludeCall } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/text'
import type { InputOf } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { passOver, winAwards } from '../applications/win-awards.ts'
import { beginRound } from './begin-round.ts'
import { isRanked, relationsToCompetition } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { firstOf, type Ranked, ranked } from './ranking.rules.ts'

type Given = InputOf<typeof concludeCall, 'out'>

/** Whom a conclusion takes; a tie across the border needs names and a reason. */
function takenOf(ranking: readonly Ranked[], { first, chosen, reason }: Given) {
  const choice = firstOf(ranking, first, chosen)
  if ('tie' in choice) throw fail(errors.tieUndecided, choice.tie)
  if (choice.isByDecision && !reason) throw fail(errors.tieReason)

  return new Set(choice.taken.map(({ id }) => id))
}

/**
 * Grants the first, or lets them enter the next round; the others learn their place. Who has
 * withdrawn has none. One refused grant refuses the whole conclusion: nothing is granted in part.
 */
export const concludeAwardCompetition = (ctx: SignedCtx, given: Given) =>
  inTransaction(ctx, async (tx) => {
    const { id, version, reason, first, into } = given
    const one = checkVersion(await queries.findCompetitionForUpdate(tx.db, id), version)
    const rows = isRanked(one.state)
      ? (await queries.findCandidates(tx.db, id)).filter((row) => row.isRunning)
      : []
    const ranking = ranked(
      rows.map((row) => ({ id: row.id, score: Math.round(Number(row.score) * 100) })),
    )
    let next = version
    const record = { id, state: one.state, relations: relationsToCompetition(one, tx.actor) }

    const state = await advance(
      tx,
      awardCompetitionFlow,
      'conclude',
      record,
      { reason },
      async (to) => {
        next = await updateRow(tx, 'awardCompetitions', one, {
          state: to,
          reason: reason ?? one.reason,
        })
      },
    )

    const taken = takenOf(ranking, given)
    const applicationOf = new Map(rows.map((row) => [row.id, row.applicationId]))
    const ids = ranking.filter((row) => taken.has(row.id)).map((row) => applicationOf.get(row.id)!)
    const others = ranking.filter((row) => !taken.has(row.id))

    if (into === 'grant') await winAwards(tx, ids)
    else
      await beginRound(
        tx,
        {
          limitId: one.limitId,
          round: one.round + 1,
          hidesNames: one.hidesNames,
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

    await passOver(tx, reasons)

    return { id, state, version: next }
  })
