import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { relationsToCompetition } from './competition.policy.ts'
import * as queries from './competition.queries.ts'
import { competitionNotices } from './competition-notices.seed.ts'

/** Opens the scoring and notifies the reviewers. */
export const openAwardCompetition = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const competition = mustMatchVersion(await queries.findCompetitionForUpdate(tx.db, id), version)
    let next = version
    const record = {
      id,
      state: competition.state,
      relations: relationsToCompetition(competition, tx.actor),
    }
    const state = await advance(tx, awardCompetitionFlow, 'open', record, {}, async (to) => {
      next = await updateRow(tx, 'awardCompetitions', competition, { state: to })
    })
    const values = { kind: competition.kind, year: String(competition.year) }

    const recipients = (await queries.findReviewers(tx.db, id)).map(({ userId }) => ({
      userId,
      values,
      valuesEn: { kind: competition.kindEn ?? competition.kind },
      path: `/award/scoring?id=${id}`,
    }))

    await notify(tx, competitionNotices.open, recipients)

    return { id, state, version: next }
  })
