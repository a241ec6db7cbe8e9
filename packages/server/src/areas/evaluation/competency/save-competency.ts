import { competencyErrors as errors } from '@residency/contract/areas/evaluation/competency/access'
import type {
  CompetencyForm,
  Profession,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  findCompetencyForUpdate,
  findFormsOf,
  insertCompetency,
  isCompetencyOf,
  setMapping,
} from './competency.queries.ts'

const ENTITY = 'evaluationCompetency'

export const createCompetency = (ctx: SignedCtx, form: CompetencyForm) =>
  inTransaction(ctx, async (tx) => {
    const saved = await insertCompetency(tx.db, form, tx.now())
    await tx.audit({ action: 'evaluation.competency.create', entity: ENTITY, entityId: saved.id })

    return saved
  }).catch(constraintErrors({ evaluation_competencies_code: errors.competencyCodeTaken }))

type Change = Omit<CompetencyForm, 'code' | 'profession'> & { id: number; version: number }

export const updateCompetency = (
  ctx: SignedCtx,
  { id, version, nameEn, levels, ...form }: Change,
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findCompetencyForUpdate(tx.db, id), version)
    const columns = { ...form, nameEn, levels: JSON.stringify(levels) }

    const next = await changeRecord(tx, 'evaluationCompetencies', before, {
      columns,
      action: 'evaluation.competency.update',
      entity: ENTITY,
    })

    return { id, version: next }
  })

/**
 * Deletes a sub-competency with the mapping of its requirements; one that a form counts for stays.
 */
export const deleteCompetency = (
  ctx: SignedCtx,
  { id, version }: { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findCompetencyForUpdate(tx.db, id), version)
    const forms = await findFormsOf(tx.db, before.code)
    if (forms.length > 0)
      throw fail(errors.competencyInUse, { forms: forms.slice(0, 3).join(' · ') })

    await tx.db.deleteFrom('evaluationCompetencies').where('id', '=', id).execute()

    await tx.audit({
      action: 'evaluation.competency.delete',
      entity: ENTITY,
      entityId: id,
      detail: { name: before.name },
    })

    return null
  })

type Mapping = {
  profession: Profession
  competencyId: number | null
  requirements: readonly { kind: string; item: string }[]
}

export const mapRequirements = (ctx: SignedCtx, mapping: Mapping) =>
  inTransaction(ctx, async (tx) => {
    const { competencyId, profession, requirements } = mapping
    if (competencyId !== null && !(await isCompetencyOf(tx.db, competencyId, profession)))
      throw fail(errors.competencyUnknown)

    await setMapping(tx.db, mapping)

    const detail = { profession, count: requirements.length }

    await tx.audit({
      action: 'evaluation.competency.map',
      entity: ENTITY,
      entityId: competencyId,
      detail,
    })

    return { count: requirements.length }
  })
