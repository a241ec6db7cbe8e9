import { leaveTypePermissions as may } from '@residency/contract/areas/absence/leave-types/access'
import type {
  DAY_KINDS,
  LeaveType,
  LeaveTypeFilters,
} from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { type FlowActor, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findProvince, findTypeDays } from '../entitlements/entitlement.queries.ts'
import { type DayRow, rowsIn } from '../entitlements/entitlement.rules.ts'
import { findProvinces } from './leave-settings.ts'
import { findTypePage, findTypeRecord, type LeaveTypeRow } from './leave-type.queries.ts'
import { limitsOf } from './limits.rules.ts'

/** Types of the law and used types cannot be deleted; both can be disabled. */
const actionsOnType = (actor: FlowActor, type: { isBuiltIn: boolean; isUsed: boolean }): string[] =>
  permittedActions(actor, { edit: may.edit, delete: !type.isBuiltIn && !type.isUsed && may.edit })

const onOff = (is: boolean) => (is ? (1 as const) : (0 as const))
export const numberOrNull = (text: string | null) => (text === null ? null : Number(text))

/** The form of a type, as it is stored. */
export const typeForm = (t: Omit<LeaveTypeRow, 'isUsed'>) => ({
  name: t.name,
  nameEn: t.nameEn,
  isPaid: onOff(t.isPaid),
  allowsHalf: onOff(t.allowsHalf),
  isEarned: onOff(t.isEarned),
  countedBy: t.countedBy,
  isNeverHindered: onOff(t.isNeverHindered),
  annualRegime: t.annualRegime,
  carriesUntil: t.carriesUntil,
  eventKind: t.eventKind,
  forGender: t.forGender as LeaveType['forGender'],
  noticeDays: t.noticeDays,
  papersFrom: numberOrNull(t.papersFrom),
  papers: t.papers,
  papersEn: t.papersEn,
  extendsTraining: t.extendsTraining as LeaveType['extendsTraining'],
  extendsOver: t.extendsOver,
  source: t.source,
  sort: t.sort,
  status: t.status,
})

const presentType = (
  ctx: SignedCtx,
  t: LeaveTypeRow,
  days: readonly DayRow[],
  province: string | null,
): LeaveType => ({
  ...typeForm(t),
  id: t.id,
  code: t.code,
  isBuiltIn: t.isBuiltIn,
  limits: limitsOf(days, province),
  version: t.version,
  actions: actionsOnType(ctx.actor, t),
})

export async function listLeaveTypes(ctx: SignedCtx, filters: LeaveTypeFilters) {
  const [{ rows, total }, province] = await Promise.all([
    findTypePage(ctx.db, filters),
    findProvince(ctx.db),
  ])

  const days = await findTypeDays(
    ctx.db,
    rows.map(({ id }) => id),
  )

  const daysOf = (id: number) => days.filter((day) => day.leaveTypeId === id)

  return { list: rows.map((row) => presentType(ctx, row, daysOf(row.id), province)), total }
}

export async function getLeaveType(ctx: SignedCtx, { id }: { id: number }) {
  const type = found(await findTypeRecord(ctx.db, id))

  const [days, province, provinces] = await Promise.all([
    findTypeDays(ctx.db, [id]),
    findProvince(ctx.db),
    findProvinces(ctx),
  ])

  const holding = new Set(
    (['year', 'event', 'extra'] as const).flatMap((per) =>
      rowsIn(days, per, province).valid.map((day) => day.id),
    ),
  )

  return {
    ...presentType(ctx, type, days, province),
    province: province && (provinces.get(province) ?? province),
    provinceCode: province,
    days: days.map(({ per, provinceCode, ...day }) => ({
      id: day.id,
      per: per as (typeof DAY_KINDS)[number],
      provinceCode,
      minWorkYears: day.minWorkYears,
      days: day.isNational ? null : day.days,
      sameAsNational: onOff(day.isNational),
      fromChild: day.fromChild,
      isCounted: onOff(day.isCounted),
      name: day.name ?? null,
      nameEn: day.nameEn,
      source: day.source,
      province: provinceCode && (provinces.get(provinceCode) ?? provinceCode),
      isOurs: holding.has(day.id) || (provinceCode !== null && provinceCode === province),
    })),
  }
}
