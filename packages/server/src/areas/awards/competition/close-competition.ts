import { awardCompetitionErrors as errors } from '@residency/contract/areas/awards/competition/access'
import type { closeAwardCompetition as closeCall } from '@residency/contract/areas/awards/competition/award-competition.contract'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import type { InputOf } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isScored, relationsToCompetition } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { scoreOf } from './ranking.rules.ts'

/**
 * Closes the scoring and sets the scores: those of reviewers who have submitted count, in equal
 * shares.
 */
export const closeAwardCompetition = (
  ctx: SignedCtx,
  { id, version, reason }: InputOf<typeof closeCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const competition = mustMatchVersion(await queries.findCompetitionForUpdate(tx.db, id), version)
    const waiting = competition.reviewers - competition.submitted
    if (isScored(competition.state) && competition.submitted === 0) throw fail(errors.nothingScored)
    if (isScored(competition.state) && waiting > 0 && !reason)
      throw fail(errors.reviewersWaiting, { waiting })

    const record = {
      id,
      state: competition.state,
      relations: relationsToCompetition(competition, tx.actor),
    }
    let next = version

    const state = await advance(
      tx,
      awardCompetitionFlow,
      'close',
      record,
      { reason },
      async (to) => {
        next = await updateRow(tx, 'awardCompetitions', competition, { state: to, reason })
      },
    )

    await setScores(tx, id, competition.submitted)

    return { id, state, version: next }
  })

async function setScores(tx: SignedCtx, id: number, reviewers: number) {
  const [criteria, scores, candidates] = await Promise.all([
    queries.findCriteria(tx.db, id),
    queries.findSubmittedScores(tx.db, id),
    queries.findCandidates(tx.db, id),
  ])

  const rows = candidates.map((candidate) => ({
    id: candidate.id,
    score: scoreOf(
      criteria,
      scores.filter((score) => score.candidateId === candidate.id),
      reviewers,
    ),
  }))

  await sql`update award_candidates c set score = v.score / 100.0
    from ${rowsOf(rows, { id: 'bigint', score: 'int' })} v where c.id = v.id`.execute(tx.db)
}
