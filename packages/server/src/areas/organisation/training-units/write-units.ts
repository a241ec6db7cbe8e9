import { organisationErrors as errors } from '@residency/contract/areas/organisation/access'
import type {
  TrainingUnitChange,
  TrainingUnitForm,
} from '@residency/contract/areas/organisation/training-units/training-unit.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { auditSnapshot } from '../audit-snapshot.rules.ts'
import { lockDepartmentTree } from '../departments/department.queries.ts'
import { mayChangeUnits } from '../organisation.policy.ts'
import { addTop, changeTop, findAncestors, findUnitForUpdate, lockUnits } from './unit.queries.ts'

const columnsOf = ({ parentId, code, name, nameEn, kind, sort, status }: TrainingUnitForm) => {
  return { parentId, code, name, nameEn, kind, sort, status }
}

const topOf = ({ name, nameEn, status }: TrainingUnitForm) => ({ name, nameEn, status })

export const UNIT_CONSTRAINTS = {
  training_units_name: errors.unitNameTaken,
  departments_name: errors.unitNameTaken,
  training_units_code: errors.unitCodeTaken,
}

/** Units are changed only by actors who see the whole hospital. */
export function mustChangeUnits({ actor }: SignedCtx) {
  if (!mayChangeUnits(actor)) throw fail(kernelErrors.notAllowed)
}

async function mustBeAbove(tx: SignedCtx, parentId: number | null, id?: number) {
  if (parentId === null) return

  const ancestors = await findAncestors(tx.db, parentId)
  if (ancestors.length === 0 || (id !== undefined && ancestors.includes(id)))
    throw fail(errors.unitParentWrong)
}

/** Adds a unit with the top of its departments; answers its id. */
export const createTrainingUnit = (ctx: SignedCtx, form: TrainingUnitForm) =>
  inTransaction(ctx, async (tx) => {
    mustChangeUnits(tx)

    await lockDepartmentTree(tx.db)
    await lockUnits(tx.db)
    await mustBeAbove(tx, form.parentId)

    const now = tx.now()
    const write = tx.db
      .insertInto('trainingUnits')
      .values({ ...columnsOf(form), createdAt: now, updatedAt: now })
    const { id } = await write.returning('id').executeTakeFirstOrThrow()

    await addTop(tx.db, id, { ...topOf(form), sort: form.sort }, now)

    await tx.audit({
      action: 'organisation.unit.create',
      entity: 'trainingUnit',
      entityId: id,
      detail: { after: auditSnapshot(form) },
    })

    return id
  }).catch(constraintErrors(UNIT_CONSTRAINTS))

/** Changes a unit, and the top of its departments with it; never below itself. */
export const updateTrainingUnit = (ctx: SignedCtx, input: TrainingUnitChange & { id: number }) =>
  inTransaction(ctx, async (tx) => {
    mustChangeUnits(tx)

    await lockDepartmentTree(tx.db)
    await lockUnits(tx.db)

    const before = mustMatchVersion(await findUnitForUpdate(tx.db, input.id), input.version)
    await mustBeAbove(tx, input.parentId, input.id)

    const after = columnsOf(input)

    await updateRow(tx, 'trainingUnits', before, after)
    await changeTop(tx.db, input.id, topOf(input), tx.now())

    await tx.audit({
      action: 'organisation.unit.update',
      entity: 'trainingUnit',
      entityId: input.id,
      detail: { before: auditSnapshot(before), after: auditSnapshot(after) },
    })

    return null
  }).catch(constraintErrors(UNIT_CONSTRAINTS))
