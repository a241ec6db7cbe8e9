import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/access'
import type { TypeDayForm } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { provinceMustExist } from './leave-settings.ts'
import { findTypeDay, findTypeForUpdate } from './leave-type.queries.ts'

type Place = { id: number; version: number }

/**
 * Extra days have a name. A line has a number of days, or refers to the national ones; only a line
 * of a province can refer to them.
 */
function mustBeComplete({ per, name, days, sameAsNational, provinceCode }: TypeDayForm) {
  if (per === 'extra' && name === null) throw fail(errors.typeDayUnnamed)
  if (sameAsNational === 1 && (provinceCode === null || per === 'extra'))
    throw fail(errors.typeDayNational)
  if (sameAsNational === 0 && days === null) throw fail(errors.typeDayMissing)
}

/** Adds days to a type or changes them; accounts follow when the next leave is applied for. */
export const saveTypeDay = (
  ctx: SignedCtx,
  { id, version, dayId, ...form }: Place & TypeDayForm & { dayId?: number | undefined },
) =>
  inTransaction(ctx, async (tx) => {
    const type = mustMatchVersion(await findTypeForUpdate(tx.db, id), version)
    mustBeComplete(form)

    const isExtra = form.per === 'extra'

    await provinceMustExist(tx, form.provinceCode)

    const columns = {
      per: form.per,
      provinceCode: form.provinceCode,
      minWorkYears: form.minWorkYears,
      source: form.source,
      days: form.sameAsNational === 1 ? null : form.days,
      sameAsNational: form.sameAsNational === 1,
      fromChild: form.fromChild,
      isCounted: isExtra && form.isCounted === 1,
      name: isExtra ? form.name : null,
      nameEn: isExtra ? form.nameEn : null,
    }

    const before = dayId === undefined ? null : found(await findTypeDay(tx.db, id, dayId))

    if (before)
      await tx.db.updateTable('leaveTypeDays').set(columns).where('id', '=', before.id).execute()
    else
      await tx.db
        .insertInto('leaveTypeDays')
        .values({ ...columns, leaveTypeId: id })
        .execute()

    await changeRecord(tx, 'leaveTypes', type, {
      columns: {},
      action: 'absence.leaveType.days',
      entity: 'leaveType',
      detail: { before, after: columns },
    })

    return null
  }).catch(constraintErrors({ leave_type_days_one: errors.typeDayTaken }))

export const deleteTypeDay = (ctx: SignedCtx, { id, version, dayId }: Place & { dayId: number }) =>
  inTransaction(ctx, async (tx) => {
    const type = mustMatchVersion(await findTypeForUpdate(tx.db, id), version)
    const before = found(await findTypeDay(tx.db, id, dayId))

    await tx.db.deleteFrom('leaveTypeDays').where('id', '=', dayId).execute()

    await changeRecord(tx, 'leaveTypes', type, {
      columns: {},
      action: 'absence.leaveType.days',
      entity: 'leaveType',
      detail: { before, after: null },
    })

    return null
  })
