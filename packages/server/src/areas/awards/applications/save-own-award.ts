import { awardApplicationErrors as errors } from '@residency/contract/areas/awards/applications/access'
import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import type {
  applyForAward as applyCall,
  changeOwnAward as changeCall,
} from '@residency/contract/areas/awards/applications/own-award.contract'
import { type InputOf, kernelErrors, labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { isDraft, relationsTo } from './application.policy.ts'
import { findOwnForUpdate } from './application.queries.ts'
import { audienceOf, baseOf, mustBeEligible, mustBeOffered, type OpenAward } from './eligible.ts'
import { findAwardPerson } from './person.queries.ts'
import { AWARD_APPLICATION } from './present-application.ts'

type ApplicationInput = Omit<InputOf<typeof applyCall, 'out'>, 'limitId'>

const columns = ({ statement, organisation, position }: ApplicationInput, isOutside: boolean) => ({
  statement,
  organisation: isOutside ? organisation : null,
  position: isOutside ? position : null,
})

/** What a draft may lack and an application may not. */
function mustBeComplete(tx: SignedCtx, award: OpenAward, input: ApplicationInput) {
  if (!input.statement) throw fail(errors.statementMissing)
  if (award.audience === 'outside' && !input.organisation) throw fail(errors.organisationMissing)
  if (award.needsPapers && input.filePath.length === 0)
    throw fail(errors.papersMissing, { kind: labelIn(tx.language, award.kind, award.kindEn) })
}

/** Stores the papers of a draft, and submits it if requested. */
async function finish(tx: SignedCtx, id: number, award: OpenAward, input: ApplicationInput) {
  const record = { kind: AWARD_APPLICATION, id }
  await claimFiles(tx, { keys: input.filePath, purposes: ['attachment'], record })
  await releaseFiles(tx, record, input.filePath)

  const row = found(await findOwnForUpdate(tx.db, visibleAwards(tx.actor), tx.actor.userId, id))
  if (!input.isSubmitted) {
    await tx.audit({ action: 'awards.draft.save', entity: AWARD_APPLICATION, entityId: id })
    return { id, state: awardApplicationFlow.initial, version: row.version }
  }

  mustBeComplete(tx, award, input)

  let version = row.version
  const draft = { id, state: row.state, relations: relationsTo(row, tx.actor) }
  const state = await advance(tx, awardApplicationFlow, 'submit', draft, {}, async (to) => {
    version = await updateRow(tx, 'awardApplications', row, { state: to, submittedAt: tx.now() })
  })

  return { id, state, version }
}

/**
 * Applies for an award that is open, or saves a draft: one open application per person, kind and
 * year.
 */
export const applyForAward = (
  ctx: SignedCtx,
  { limitId, ...input }: InputOf<typeof applyCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const award = await mustBeOffered(tx, limitId)
    const person = found(await findAwardPerson(tx.db, tx.actor.userId))
    await mustBeEligible(tx, award, person)

    const kind = labelIn(tx.language, award.kind, award.kindEn)

    const placed = {
      limitId,
      userId: person.id,
      traineeId: person.traineeId,
      baseId: baseOf(person),
    }

    const { id } = await tx.db
      .insertInto('awardApplications')
      .values({
        ...placed,
        ...columns(input, audienceOf(person) === 'outside'),
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors({ award_applications_one: errors.alreadyApplied }, { kind }))

    return finish(tx, id, award, input)
  })

/** Changes the own draft, and submits it if requested. */
export const changeOwnAward = (
  ctx: SignedCtx,
  { id, version, ...input }: InputOf<typeof changeCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = mustMatchVersion(
      await findOwnForUpdate(tx.db, visibleAwards(tx.actor), tx.actor.userId, id),
      version,
    )

    if (!isDraft(row.state)) throw fail(kernelErrors.actionNotNow)

    const award = await mustBeOffered(tx, row.limitId)
    const person = found(await findAwardPerson(tx.db, tx.actor.userId))
    await mustBeEligible(tx, award, person)

    await updateRow(tx, 'awardApplications', row, columns(input, audienceOf(person) === 'outside'))

    return finish(tx, id, award, input)
  })
