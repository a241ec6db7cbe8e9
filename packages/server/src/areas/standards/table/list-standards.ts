import type {
  ISSUERS,
  StandardFilters,
} from '@residency/contract/areas/standards/table/standard.contract'
import { differencesOf } from '@residency/contract/areas/standards/table/standard-rows.public'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findConditionsOf } from '../conditions/condition.queries.ts'
import { askedLengths, type TimeCondition } from '../conditions/required-length.rules.ts'
import { actionsOnStandard, visibleStandards } from './standard.policy.ts'
import {
  findEditions,
  findMajorsInUse,
  findStandard,
  findStandardDepartments,
  findStandardPage,
  type StandardRecord,
} from './standard.queries.ts'
import { rowsOf } from './standard-rows.ts'

const presentStandard = (
  ctx: SignedCtx,
  s: StandardRecord,
  conditions: readonly TimeCondition[],
) => ({
  ...s,
  issuer: s.issuer as (typeof ISSUERS)[number],
  major: s.major === null ? null : labelIn(ctx.language, s.major, s.majorEn),
  degreeKind: s.degreeKind as 'none' | 'degree',
  askedMonths: askedLengths(conditions, {
    majorId: s.majorId,
    degreeKind: s.degreeKind,
    educations: s.educations,
  }),
  publishedAt: toMoment(s.publishedAt),
  actions: actionsOnStandard(ctx.actor, s),
})

const majorsOf = (rows: readonly StandardRecord[]) => [
  ...new Set(rows.flatMap(({ majorId }) => majorId ?? [])),
]

/** Standards or templates in the reader's scope, the longest training first. */
export async function listStandards(ctx: SignedCtx, filters: StandardFilters) {
  const { rows, total } = await findStandardPage(
    ctx.db,
    visibleStandards(ctx.actor),
    filters,
    ctx.language,
  )

  const conditions = await findConditionsOf(ctx.db, majorsOf(rows))
  return { list: rows.map((s) => presentStandard(ctx, s, conditions)), total }
}

/** One standard with its table and what does not add up. */
export async function getStandard(ctx: SignedCtx, { id }: { id: number }) {
  const scope = visibleStandards(ctx.actor)
  const s = found(await findStandard(ctx.db, scope, id))
  const rows = await rowsOf(ctx.db, id)
  const used = new Set(
    rows.flatMap((row) => (row.kind === 'required' ? [row.departmentId] : row.departmentIds)),
  )
  const departments = (await findStandardDepartments(ctx.db)).filter((department) =>
    used.has(department.id),
  )

  return {
    ...presentStandard(ctx, s, await findConditionsOf(ctx.db, majorsOf([s]))),
    source: s.source,
    rows,
    differences: differencesOf(
      { lengthMonths: s.lengthMonths, firstStageMonths: s.firstStageMonths },
      rows,
    ),
    departments: departments.map((department) => ({
      id: department.id,
      name: labelIn(ctx.language, department.name, department.nameEn),
    })),
    editions: (await findEditions(ctx.db, scope, s.seriesId)).map((edition) => ({
      ...edition,
    })),
  }
}

/** Majors in use and standard departments. */
export async function listStandardChoices(ctx: SignedCtx) {
  const asOption = (row: { id: number; name: string; nameEn: string | null }) => ({
    value: row.id,
    label: labelIn(ctx.language, row.name, row.nameEn),
  })

  return {
    majors: (await findMajorsInUse(ctx.db)).map(asOption),
    departments: (await findStandardDepartments(ctx.db)).map(asOption),
  }
}
