import { templateErrors as errors } from '@residency/contract/areas/evaluation/templates/access'
import {
  type FormSection,
  itemsOf,
  weightSum,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { templateFlow } from '@residency/contract/areas/evaluation/templates/template.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { insertDraft } from './save-template.ts'
import { relationsToTemplate } from './template.policy.ts'
import { findPublishedForUpdate, findTemplateForUpdate } from './template.queries.ts'

const WHOLE = 100

/** Refuses a form without items, and one whose weights are not a hundred: by how much. */
function mustAddUp(sections: readonly FormSection[]) {
  if (itemsOf(sections).length === 0) throw fail(errors.formEmpty)

  const sum = weightSum(sections)
  if (sum !== null && sum < WHOLE) throw fail(errors.weightsShort, { sum, short: WHOLE - sum })
  if (sum !== null && sum > WHOLE) throw fail(errors.weightsOver, { sum, over: sum - WHOLE })
}

/** Publishes a draft; the published edition of its series is superseded in the same transaction. */
export const publishTemplate = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    const draft = mustMatchVersion(await findTemplateForUpdate(tx.db, id), version)
    if (draft.publishedAt === null) mustAddUp(draft.sections)

    const former = await findPublishedForUpdate(tx.db, draft.seriesId)

    if (former && former.id !== id) {
      const relations = relationsToTemplate({ isSound: true, isSucceeded: true })
      await advance(
        tx,
        templateFlow,
        'supersede',
        { id: former.id, state: former.state, relations },
        {},
        (state) => updateRow(tx, 'evaluationTemplates', former, { state }),
      )
    }

    const relations = relationsToTemplate({ isSound: true, isSucceeded: false })

    const state = await advance(
      tx,
      templateFlow,
      'publish',
      { id, state: draft.state, relations },
      {},
      (to) => updateRow(tx, 'evaluationTemplates', draft, { state: to, publishedAt: tx.now() }),
    )

    return { id, state }
  })

/** Begins the next edition of a published form with the same items. */
export const reviseTemplate = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const before = found(await findTemplateForUpdate(tx.db, id))
    if (before.id !== (await findPublishedForUpdate(tx.db, before.seriesId))?.id)
      throw fail(kernelErrors.actionNotNow)

    const head = {
      kind: before.kind,
      name: before.name,
      nameEn: before.nameEn,
      intro: before.intro,
      introEn: before.introEn,
    }

    const next = await insertDraft(tx, head, before.sections, before)

    await tx.audit({
      action: 'evaluation.template.create',
      entity: templateFlow.name,
      entityId: next.id,
      detail: { revises: id },
    })

    return { id: next.id }
  }).catch(
    constraintErrors({
      evaluation_templates_one_draft: errors.templateDraftExists,
      evaluation_templates_edition: errors.templateDraftExists,
    }),
  )
