import { awardApplicationErrors as errors } from '@residency/contract/areas/awards/applications/access'
import type {
  nominateForAward as nominateCall,
  findAwardPeople as peopleCall,
} from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles } from '../../files/files.public.ts'
import { notify } from '../../messages/messages.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { relationsTo } from './application.policy.ts'
import { applicationNotices } from './application-notices.seed.ts'
import { baseOf, mustBeEligible, mustBeOffered } from './eligible.ts'
import { findAwardPerson, findOfferedAward, findPeopleInScope } from './person.queries.ts'
import { AWARD_APPLICATION } from './present-application.ts'
import { ownPathOf } from './review-applications.ts'

/**
 * Trainees or teachers of the reader's bases whom they may apply for; nobody for an award of people
 * from outside.
 */
export async function findAwardPeople(
  ctx: SignedCtx,
  { limitId, keywords }: InputOf<typeof peopleCall, 'out'>,
) {
  const award = await findOfferedAward(ctx.db, limitId)
  if (!award || award.audience === 'outside') return []

  const rows = await findPeopleInScope(ctx.db, visibleAwards(ctx.actor), award.audience, {
    keywords,
  })

  return rows
    .filter(({ id }) => id !== ctx.actor.userId)
    .map(({ id, name, number }) => ({ value: id, label: number ? `${name} · ${number}` : name }))
}

/**
 * Applies for a person of one's bases. The base has passed it with that, and the office decides.
 */
export const nominateForAward = (
  ctx: SignedCtx,
  { limitId, userId, statement, filePath }: InputOf<typeof nominateCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const award = await mustBeOffered(tx, limitId)
    const audience = award.audience
    const isMine = userId !== tx.actor.userId && audience !== 'outside'
    const [existing] = isMine
      ? await findPeopleInScope(tx.db, visibleAwards(tx.actor), audience, { userId })
      : []
    if (!existing) throw fail(errors.personNotYours)

    const person = found(await findAwardPerson(tx.db, userId))
    await mustBeEligible(tx, award, person)

    const kind = labelIn(tx.language, award.kind, award.kindEn)
    if (award.needsPapers && filePath.length === 0) throw fail(errors.papersMissing, { kind })

    const placed = { limitId, userId, traineeId: person.traineeId, baseId: baseOf(person) }

    const row = await tx.db
      .insertInto('awardApplications')
      .values({
        ...placed,
        statement,
        nominatedBy: tx.actor.userId,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(constraintErrors({ award_applications_one: errors.alreadyApplied }, { kind }))

    await claimFiles(tx, {
      keys: filePath,
      purposes: ['attachment'],
      record: { kind: AWARD_APPLICATION, id: row.id },
    })

    const relations = relationsTo({ ...row, mode: award.mode, isOwnBase: true }, tx.actor)

    const state = await advance(
      tx,
      awardApplicationFlow,
      'nominate',
      { id: row.id, state: row.state, relations },
      {},
      async (to) => {
        await updateRow(tx, 'awardApplications', row, { state: to, submittedAt: tx.now() })
      },
    )

    const values = { kind: award.kind, year: String(award.year) }

    await notify(tx, applicationNotices.nominate, [
      { userId, values, valuesEn: { kind: award.kindEn ?? award.kind }, path: ownPathOf(award) },
    ])

    return { id: row.id, state }
  })
