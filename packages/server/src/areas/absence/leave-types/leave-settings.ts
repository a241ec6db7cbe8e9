import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/access'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { findSettings, findSettingsForUpdate, updateSettings } from './leave-type.queries.ts'

/** Provinces by the first two digits of their region codes, in the reader's language. */
export async function findProvinces({
  db,
  language,
}: Pick<SignedCtx, 'db' | 'language'>): Promise<Map<string, string>> {
  const places = await findDictLabels(db, 'student_place', language)
  return new Map(
    [...places].filter(([code]) => /^\d{2}$/.test(code)).sort(([a], [b]) => a.localeCompare(b)),
  )
}

export const provinceMustExist = async (tx: SignedCtx, code: string | null) => {
  if (code !== null && !(await findProvinces(tx)).has(code)) throw fail(errors.provinceUnknown)
}

export async function getLeaveSettings(ctx: SignedCtx) {
  const [{ provinceCode, reportDays, version }, provinces] = await Promise.all([
    findSettings(ctx.db),
    findProvinces(ctx),
  ])

  return {
    provinceCode,
    province: provinceCode && (provinces.get(provinceCode) ?? provinceCode),
    version,
    reportDays,
    provinces: [...provinces].map(([value, label]) => ({ value, label })),
  }
}

type Settings = { provinceCode: string | null; reportDays?: number | undefined; version: number }

export const updateLeaveSettings = (
  ctx: SignedCtx,
  { provinceCode, reportDays, version }: Settings,
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(await findSettingsForUpdate(tx.db), version)
    await provinceMustExist(tx, provinceCode)

    const days = reportDays ?? before.reportDays

    await updateSettings(tx.db, provinceCode, days, tx.now())

    const detail = {
      before: { provinceCode: before.provinceCode, reportDays: before.reportDays },
      after: { provinceCode, reportDays: days },
    }

    await tx.audit({
      action: 'absence.leaveSettings.update',
      entity: 'leaveSettings',
      entityId: 1,
      detail,
    })

    return null
  })
