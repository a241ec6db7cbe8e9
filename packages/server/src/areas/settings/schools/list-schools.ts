import { knownText } from '@residency/contract/areas/settings/known-text.rules'
import type { SchoolFilters } from '@residency/contract/areas/settings/schools/school.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnSchool } from '../settings.policy.ts'
import { findLevels, findSchool, findSchoolPage, type School } from './school.queries.ts'

/**
 * Enabled schools whose name, place or code has the words; names that begin with them come first.
 */
export async function listSchools(ctx: SignedCtx, search: Omit<SchoolFilters, 'level' | 'status'>) {
  const { rows, total } = await findSchoolPage(ctx.db, { ...search, status: 1 })
  return { list: rows, total }
}

const presentSchool = (ctx: SignedCtx, school: School) => ({
  ...school,
  actions: actionsOnSchool(ctx.actor),
})

/** All schools, disabled ones included, for their managers. */
export async function listManagedSchools(ctx: SignedCtx, filters: SchoolFilters) {
  const { rows, total } = await findSchoolPage(ctx.db, filters)
  return { list: rows.map((school) => presentSchool(ctx, school)), total }
}

export const getSchoolForm = async (ctx: SignedCtx, { id }: { id: number }) =>
  presentSchool(ctx, found(await findSchool(ctx.db, id)))

export const getSchoolLevels = async (ctx: SignedCtx) =>
  (await findLevels(ctx.db)).map((level) => ({
    value: level,
    label: knownText(ctx.language, level),
  }))
