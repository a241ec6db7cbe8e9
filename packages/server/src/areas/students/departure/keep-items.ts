import { departureErrors as errors } from '@residency/contract/areas/students/departure/access'
import type {
  DepartureItemFilters,
  DepartureItemForm,
} from '@residency/contract/areas/students/departure/departure-item.contract'
import { labelIn } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findItemForUpdate, findItemPage, isOpenDepartment } from './item.queries.ts'

/** The items that checklists to come are made of, and what is rated. */
export async function listDepartureItems(ctx: SignedCtx, filters: DepartureItemFilters) {
  const { rows, total } = await findItemPage(ctx.db, filters)

  const list = rows.map((row) => ({
    id: row.id,
    itemName: row.name,
    itemNameEn: row.nameEn,
    owner: row.owner,
    departmentId: row.departmentId,
    rates: row.rates,
    sort: row.sort,
    status: row.status,
    version: row.version,
    department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
  }))

  return { list, total }
}

const taken = constraintErrors({ departure_items_name: errors.departureItemTaken })

/**
 * A department signs its item off; what the trainee rates is one of both kinds; other owners have
 * neither.
 */
async function columnsOf(
  tx: SignedCtx,
  { itemName, itemNameEn, owner, departmentId, rates, sort, status }: DepartureItemForm,
) {
  const isNamed = departmentId !== null && (await isOpenDepartment(tx.db, departmentId))
  if (owner === 'department' ? !isNamed : departmentId !== null)
    throw fail(errors.departureDepartmentUnknown)
  if ((owner === 'trainee') !== (rates !== null)) throw fail(errors.departureRatesUnknown)

  return { name: itemName, nameEn: itemNameEn, owner, departmentId, rates, sort, status }
}

export const addDepartureItem = (ctx: SignedCtx, form: DepartureItemForm) =>
  inTransaction(ctx, async (tx) => {
    const { id } = await createRecord(tx, 'departureItems', {
      columns: await columnsOf(tx, form),
      action: 'students.departureItem.create',
      entity: 'departureItem',
      detail: { name: form.itemName },
    })

    return { id }
  }).catch(taken)

export const updateDepartureItem = (
  ctx: SignedCtx,
  { id, version, ...form }: DepartureItemForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findItemForUpdate(tx.db, id), version)
    const detail = { before: before.name, after: form.itemName, status: form.status }

    await changeRecord(tx, 'departureItems', before, {
      columns: await columnsOf(tx, form),
      action: 'students.departureItem.update',
      entity: 'departureItem',
      detail,
    })

    return null
  }).catch(taken)
