import { randomInt } from 'node:crypto'
import { awardCompetitionErrors as errors } from '@residency/contract/areas/awards/competition/access'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import * as queries from './competition.queries.ts'

const MIN_PEOPLE = 2
const COMPETITION = awardCompetitionFlow.name

/** The same items in random order. */
function shuffle<T>(items: readonly T[]): T[] {
  const remaining = [...items]
  return items.map(() => remaining.splice(randomInt(remaining.length), 1)[0]!)
}

type Round = {
  limitId: number
  round: number
  hidesNames: boolean
  applicationIds: readonly number[]
}

/**
 * A round with these candidates, each under a number drawn by lot; criteria are those of `from`, or
 * of the kind.
 */
export async function beginRound(
  tx: SignedCtx,
  { limitId, round, hidesNames, applicationIds }: Round,
  from: { kindId: number } | { competitionId: number },
) {
  if (applicationIds.length < MIN_PEOPLE)
    throw fail(errors.tooFewCandidates, { count: applicationIds.length })

  const saved = await tx.db
    .insertInto('awardCompetitions')
    .values({ limitId, round, hidesNames, createdAt: tx.now(), updatedAt: tx.now() })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
    .catch(constraintErrors({ award_competitions_one: errors.competitionTaken }))

  const columns = ['name', 'nameEn', 'weight', 'scale', 'sort'] as const

  const criteria =
    'kindId' in from
      ? await tx.db
          .selectFrom('awardCriteria')
          .select(columns)
          .where('kindId', '=', from.kindId)
          .execute()
      : await tx.db
          .selectFrom('awardCompetitionCriteria')
          .select(columns)
          .where('competitionId', '=', from.competitionId)
          .execute()

  if (criteria.length > 0)
    await tx.db
      .insertInto('awardCompetitionCriteria')
      .values(criteria.map((criterion) => ({ ...criterion, competitionId: saved.id })))
      .execute()

  const candidates = shuffle(applicationIds).map((applicationId, i) => ({
    competitionId: saved.id,
    applicationId,
    code: i + 1,
  }))

  await tx.db.insertInto('awardCandidates').values(candidates).execute()
  await tx.audit({ action: 'awards.competition.create', entity: COMPETITION, entityId: saved.id })

  return { ...saved, state: awardCompetitionFlow.initial }
}

export const createAwardCompetition = (ctx: SignedCtx, { limitId }: { limitId: number }) =>
  inTransaction(ctx, async (tx) => {
    const award = await queries.findScoredAward(tx.db, limitId)
    if (!award) throw fail(errors.noCompetition)

    const applicationIds = await queries.findPassedIds(tx.db, limitId)

    return beginRound(
      tx,
      { limitId, round: 1, hidesNames: award.hidesNames, applicationIds },
      { kindId: award.kindId },
    )
  })
