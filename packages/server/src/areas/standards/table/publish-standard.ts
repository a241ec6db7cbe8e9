import { tableErrors as errors } from '@residency/contract/areas/standards/table/access'
import { standardFlow } from '@residency/contract/areas/standards/table/standard.flow'
import { differencesOf } from '@residency/contract/areas/standards/table/standard-rows.public'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { differenceText } from './difference-text.ts'
import { insertDraft } from './insert-draft.ts'
import { relationsToStandard, visibleStandards } from './standard.policy.ts'
import { findPublishedForUpdate, findStandardForUpdate } from './standard.queries.ts'
import { rowsOf } from './standard-rows.ts'

/**
 * Publishes a draft whose months add up; the published edition of its series is superseded in the
 * same transaction.
 */
export const publishStandard = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const draft = mustMatchVersion(
      await findStandardForUpdate(tx.db, visibleStandards(tx.actor), id),
      version,
    )

    const differences = differencesOf(
      { lengthMonths: draft.lengthMonths, firstStageMonths: draft.firstStageMonths },
      await rowsOf(tx.db, id),
    )

    if (draft.publishedAt === null && differences.length > 0)
      throw fail(errors.doesNotAddUp, { difference: differenceText(tx.language, differences) })

    const former = await findPublishedForUpdate(tx.db, draft.seriesId)

    if (former) {
      const relations = relationsToStandard(tx.actor, { isSound: true, isSucceeded: true })
      await advance(
        tx,
        standardFlow,
        'supersede',
        { id: former.id, state: former.state, relations },
        {},
        (state) => updateRow(tx, 'standards', former, { state }),
      )
    }

    const relations = relationsToStandard(tx.actor, {
      isSound: differences.length === 0,
      isSucceeded: false,
    })

    const state = await advance(
      tx,
      standardFlow,
      'publish',
      { id, state: draft.state, relations },
      {},
      (to) => updateRow(tx, 'standards', draft, { state: to, publishedAt: tx.now() }),
    )

    return { id, state }
  })

/** Begins the next edition of a published standard with the same table. */
export const reviseStandard = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = found(await findStandardForUpdate(tx.db, visibleStandards(tx.actor), id))
    if (before.id !== (await findPublishedForUpdate(tx.db, before.seriesId))?.id)
      throw fail(kernelErrors.actionNotNow)

    const form = {
      issuer: before.issuer,
      name: before.name,
      source: before.source,
      degreeKind: before.degreeKind,
      educations: before.educations,
      lengthMonths: before.lengthMonths,
      firstStageMonths: before.firstStageMonths,
      isTemplate: before.isTemplate,
      majorId: before.majorId,
    }

    const next = await insertDraft(tx, form, await rowsOf(tx.db, id), {
      seriesId: before.seriesId,
      edition: before.edition + 1,
    })

    await tx.audit({
      action: 'standards.standard.create',
      entity: 'standard',
      entityId: next,
      detail: { revises: id },
    })

    return { id: next }
  }).catch(
    constraintErrors({
      standards_one_draft: errors.draftExists,
      standards_series_edition: errors.draftExists,
    }),
  )
