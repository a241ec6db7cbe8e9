import { conditionErrors as errors } from '@residency/contract/areas/teachers/conditions/access'
import type {
  ConditionForm,
  deleteCondition as deleteCall,
  saveCondition as saveCall,
} from '@residency/contract/areas/teachers/conditions/condition.contract'
import { conditionWords } from '@residency/contract/areas/teachers/conditions/text'
import type { InputOf } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findEnabledBases } from '../../organisation/organisation.public.ts'
import { areDictValues } from '../../settings/settings.public.ts'
import { findConditionForUpdate } from './condition.queries.ts'

async function mustBeKnown(tx: SignedCtx, form: ConditionForm, storedValues: readonly string[]) {
  const { fields } = conditionWords[tx.language]

  const areKnown = (type: string, values: readonly string[]) =>
    areDictValues(
      tx.db,
      type,
      values.filter((value) => !storedValues.includes(value)),
    )

  const refuse = (field: 'minEducation' | 'certificateKinds') =>
    fail({ ...errors.conditionChoiceUnknown, field }, { label: fields[field] })
  if (form.minEducation && !(await areKnown('education', [form.minEducation])))
    throw refuse('minEducation')
  if (!(await areKnown('teacher_certificate_kind', form.certificateKinds)))
    throw refuse('certificateKinds')
}

const columnsOf = (form: ConditionForm) => ({
  minTitleRank: form.minTitleRank,
  minTitleYears: form.minTitleYears,
  minEducation: form.minEducation,
  minSpecialtyYears: form.minSpecialtyYears,
  minTeachingYears: form.minTeachingYears,
  certificateKinds: [...new Set(form.certificateKinds)],
  refusesDiscipline: form.refusesDiscipline === 1,
  validityYears: form.validityYears,
  source: form.source,
})

type Row = { id: number; version: number; updatedAt: Date }
const audited = ({ id: _id, version: _version, updatedAt: _updatedAt, ...facts }: Row) => facts

/**
 * Adds conditions of a base, or changes existing ones; what was decided by them before is not
 * judged again.
 */
export const saveCondition = (
  ctx: SignedCtx,
  { id, version, ...form }: InputOf<typeof saveCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const entity = { entity: 'qualificationCondition' } as const
    const place = { baseId: form.baseId, level: form.level }

    if (id === undefined) {
      await mustBeKnown(tx, form, [])

      if (
        form.baseId !== null &&
        !(await findEnabledBases(tx.db)).some((base) => base.id === form.baseId)
      )
        throw fail(errors.conditionBaseUnknown)

      const added = await tx.db
        .insertInto('qualificationConditions')
        .values({ ...place, ...columnsOf(form), updatedAt: tx.now() })
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(constraintErrors({ qualification_conditions_one: errors.conditionTaken }))

      await tx.audit({
        action: 'teachers.condition.create',
        ...entity,
        entityId: added.id,
        detail: { after: audited(added) },
      })

      return { id: added.id, version: added.version }
    }

    const before = mustMatchVersion(await findConditionForUpdate(tx.db, id), version)
    if (before.baseId !== place.baseId || before.level !== place.level)
      throw fail(errors.conditionFixed)
    await mustBeKnown(tx, form, [before.minEducation ?? '', ...before.certificateKinds])

    const next = await updateRow(tx, 'qualificationConditions', before, columnsOf(form))
    const detail = { before: audited(before), after: { ...place, ...columnsOf(form) } }

    await tx.audit({ action: 'teachers.condition.update', ...entity, entityId: id, detail })

    return { id, version: next }
  })

/**
 * Deletes the conditions of a base; those of every base stay, because every application is judged
 * by some.
 */
export const deleteCondition = (
  ctx: SignedCtx,
  { id, version }: InputOf<typeof deleteCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findConditionForUpdate(tx.db, id), version)
    if (before.baseId === null) throw fail(errors.conditionOfEveryBase)

    await tx.db.deleteFrom('qualificationConditions').where('id', '=', id).execute()

    const detail = { before: audited(before) }

    await tx.audit({
      action: 'teachers.condition.delete',
      entity: 'qualificationCondition',
      entityId: id,
      detail,
    })

    return null
  })
