import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/types/errors'
import type { TypeDayForm } from '@residency/contract/areas/absence/types/leave-type.contract'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { checkVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findSettings, findSettingsForUpdate, findTypeDay, findTypeForUpdate, updateSettings } from './leave-type.queries.ts'
import { findProvinces } from './provinces.ts'

type Place = { id: number; version: number }
const provinceMustExist = async (tx: SignedCtx, code: string | null) => {
  if (code !== null && !(await findProvinces(tx)).has(code)) throw fail(errors.provinceUnknown)
}
/** Adds days to a type or changes them; accounts follow when the next leave is applied for. */
export const saveTypeDay = (ctx: SignedCtx, { id, version, dayId, ...form }: Place & TypeDayForm & { dayId?: number | undefined }) =>
  inTransaction(ctx, async (tx) => {
    const type = checkVersion(await findTypeForUpdate(tx.db, id), version)
    if (form.per === 'extra' && form.name === null) throw fail(errors.typeDayUnnamed)
    await provinceMustExist(tx, form.provinceCode)
    const isExtra = form.per === 'extra'
    const columns = {
      ...{ per: form.per, province_code: form.provinceCode, min_work_years: form.minWorkYears, days: form.days, source: form.source },
      ...{ name: isExtra ? form.name : null, name_en: isExtra ? form.nameEn : null },
    }
    const before = dayId === undefined ? null : found(await findTypeDay(tx.db, id, dayId))
    if (before) await tx.db.updateTable('leave_type_days').set(columns).where('id', '=', before.id).execute()
    else
      await tx.db
        .insertInto('leave_type_days')
        .values({ ...columns, leave_type_id: id })
        .execute()
    await updateRow(tx, 'leave_types', type, {})
    await tx.audit({ action: 'absence.leaveType.days', entity: 'leaveType', entityId: id, detail: { before, after: columns } })
    return null
  }).catch(constraintErrors({ leave_type_days_one: errors.typeDayTaken }))

export const deleteTypeDay = (ctx: SignedCtx, { id, version, dayId }: Place & { dayId: number }) =>
  inTransaction(ctx, async (tx) => {
    const type = checkVersion(await findTypeForUpdate(tx.db, id), version)
    const before = found(await findTypeDay(tx.db, id, dayId))
    await tx.db.deleteFrom('leave_type_days').where('id', '=', dayId).execute()
    await updateRow(tx, 'leave_types', type, {})
    await tx.audit({ action: 'absence.leaveType.days', entity: 'leaveType', entityId: id, detail: { before, after: null } })
    return null
  })

export async function getLeaveSettings(ctx: SignedCtx) {
  const [{ province_code, report_days, version }, provinces] = await Promise.all([findSettings(ctx.db), findProvinces(ctx)])
  return {
    ...{ provinceCode: province_code, province: province_code && (provinces.get(province_code) ?? province_code), version },
    reportDays: report_days,
    provinces: [...provinces].map(([value, label]) => ({ value, label })),
  }
}
type Settings = { provinceCode: string | null; reportDays?: number | undefined; version: number }
export const updateLeaveSettings = (ctx: SignedCtx, { provinceCode, reportDays, version }: Settings) =>
  inTransaction(ctx, async (tx) => {
    const before = checkVersion(await findSettingsForUpdate(tx.db), version)
    await provinceMustExist(tx, provinceCode)
    const days = reportDays ?? before.report_days
    await updateSettings(tx.db, provinceCode, days, tx.now())
    const detail = {
      before: { provinceCode: before.province_code, reportDays: before.report_days },
      after: { provinceCode, reportDays: days },
    }
    await tx.audit({ action: 'absence.leaveSettings.update', entity: 'leaveSettings', entityId: 1, detail })
    return null
  })
