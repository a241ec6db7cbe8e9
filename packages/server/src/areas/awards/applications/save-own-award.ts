import { awardApplicationErrors as errors } from '@residency/contract/areas/awards/applications/access'
import { awardApplicationFlow } from '@residency/contract/areas/awards/applications/award-application.flow'
import type {
  applyForAward as applyCall,
  changeOwnAward as changeCall,
} from '@residency/contract/areas/awards/applications/own-award.contract'
import { type InputOf, kernelErrors, labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { isDraft, relationsTo } from './application.policy.ts'
import { findOwnForUpdate } from './application.queries.ts'
import { audienceOf, baseOf, mustBeEligible, mustBeOffered, type Offered } from './eligible.ts'
import { findAwardPerson } from './person.queries.ts'
import { AWARD_APPLICATION } from './shown-application.ts'

type Given = Omit<InputOf<typeof applyCall, 'out'>, 'limitId'>

const columns = ({ statement, organisation, position }: Given, isOutside: boolean) => ({
  statement,
  organisation: isOutside ? organisation : null,
  position: isOutside ? position : null,
})

/** What a draft may lack and an application may not. */
function mustBeWhole(tx: SignedCtx, award: Offered, given: Given) {
  if (!given.statement) throw fail(errors.statementMissing)
  if (award.audience === 'outside' && !given.organisation) throw fail(errors.organisationMissing)
  if (award.needsPapers && given.filePath.length === 0)
    throw fail(errors.papersMissing, { kind: labelIn(tx.language, award.kind, award.kindEn) })
}

/** Keeps the papers of a draft, and submits it if asked to. */
async function finish(tx: SignedCtx, id: number, award: Offered, given: Given) {
  const record = { kind: AWARD_APPLICATION, id }
  await claimFiles(tx, { keys: given.filePath, purposes: ['attachment'], record })
  await releaseFiles(tx, record, given.filePath)

  const row = found(await findOwnForUpdate(tx.db, visibleAwards(tx.actor), tx.actor.userId, id))
  if (!given.isSubmitted) {
    await tx.audit({ action: 'awards.draft.save', entity: AWARD_APPLICATION, entityId: id })
    return { id, state: awardApplicationFlow.initial, version: row.version }
  }

  mustBeWhole(tx, award, given)

  let version = row.version
  const draft = { id, state: row.state, relations: relationsTo(row, tx.actor) }
  const state = await advance(tx, awardApplicationFlow, 'submit', draft, {}, async (to) => {
    version = await updateRow(tx, 'awardApplications', row, { state: to, submittedAt: tx.now() })
  })

  return { id, state, version }
}

/**
 * Applies for an award that is open, or keeps a draft: one open application per person, kind and
 * year.
 */
export const applyForAward = (
  ctx: SignedCtx,
  { limitId, ...given }: InputOf<typeof applyCall, 'out'>,
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
        ...columns(given, audienceOf(person) === 'outside'),
        createdAt: tx.now(),
        updatedAt: tx.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(constraintErrors({ award_applications_one: errors.alreadyApplied }, { kind }))

    return finish(tx, id, award, given)
  })

/** Changes the own draft, and submits it if asked to. */
export const changeOwnAward = (
  ctx: SignedCtx,
  { id, version, ...given }: InputOf<typeof changeCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const row = checkVersion(
      await findOwnForUpdate(tx.db, visibleAwards(tx.actor), tx.actor.userId, id),
      version,
    )

    if (!isDraft(row.state)) throw fail(kernelErrors.actionNotNow)

    const award = await mustBeOffered(tx, row.limitId)
    const person = found(await findAwardPerson(tx.db, tx.actor.userId))
    await mustBeEligible(tx, award, person)

    await updateRow(tx, 'awardApplications', row, columns(given, audienceOf(person) === 'outside'))

    return finish(tx, id, award, given)
  })
