import { awardCompetitionErrors as errors } from '@residency/contract/areas/awards/competition/access'
import { awardCompetitionFlow } from '@residency/contract/areas/awards/competition/award-competition.flow'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { isPrepared } from './competition.policy.ts'
import * as queries from './competition.queries.ts'

const COMPETITION = awardCompetitionFlow.name

/** Deletes a competition that is being prepared. */
export const deleteAwardCompetition = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const competition = found(await queries.findCompetitionForUpdate(tx.db, id))
    if (!isPrepared(competition.state)) throw fail(errors.notPrepared)

    await tx.db.deleteFrom('awardCompetitions').where('id', '=', id).execute()
    await tx.audit({ action: 'awards.competition.delete', entity: COMPETITION, entityId: id })

    return null
  })

/** Appoints the reviewers; nobody scores a competition in which they are a candidate. */
export const appointAwardReviewers = (
  ctx: SignedCtx,
  { id, userIds, version }: { id: number; userIds: readonly number[]; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const competition = mustMatchVersion(await queries.findCompetitionForUpdate(tx.db, id), version)
    if (!isPrepared(competition.state)) throw fail(errors.notPrepared)

    const personIds = [...new Set(userIds)]
    const people = await queries.findPeopleToAppoint(tx.db, { ids: personIds })
    if (people.length !== personIds.length) throw fail(errors.reviewerUnknown)

    const candidates = new Set(
      (await queries.findCandidates(tx.db, id)).map(({ userId }) => userId),
    )
    const candidate = people.find((person) => candidates.has(person.id))
    if (candidate) throw fail(errors.reviewerIsCandidate, { name: candidate.name })

    await tx.db.deleteFrom('awardReviewers').where('competitionId', '=', id).execute()

    const rows = personIds.map((userId) => ({ competitionId: id, userId }))
    if (rows.length > 0) await tx.db.insertInto('awardReviewers').values(rows).execute()

    await tx.audit({
      action: 'awards.competition.appoint',
      entity: COMPETITION,
      entityId: id,
      detail: { reviewers: personIds.length },
    })

    return {
      id,
      state: awardCompetitionFlow.initial,
      version: await updateRow(tx, 'awardCompetitions', competition, {}),
    }
  })
