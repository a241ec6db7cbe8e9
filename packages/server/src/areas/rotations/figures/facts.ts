import type { FactFilters } from '@residency/contract/areas/rotations/figures/fact.contract'
import { factWords } from '@residency/contract/areas/rotations/figures/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleBases } from '../../organisation/organisation.public.ts'
import { type CohortRow, cohortTables, electiveChoices } from '../../standards/standards.public.ts'
import { findTraineeBlocks } from '../blocks/trainee-blocks.queries.ts'
import {
  type FactMatch,
  type FactTrainee,
  findDepartmentNames,
  findFactPage,
} from './fact.queries.ts'
import { compareFacts, type PlannedMonths, totalOf } from './fact.rules.ts'

export const factMatch = (
  ctx: SignedCtx,
  { keywords, baseId, sort }: Omit<FactFilters, 'pageNum' | 'pageSize'>,
): FactMatch => ({
  keywords,
  baseId,
  sort,
  scope: visibleBases(ctx.actor),
})

type Choice = Awaited<ReturnType<typeof electiveChoices>>[number]

/**
 * What a row of the cohort's table asks of a trainee: a required department, what was chosen, or
 * the months nobody has chosen yet.
 */
function plannedOf(row: CohortRow, chosen: readonly Choice[]): PlannedMonths[] {
  if (row.kind === 'required')
    return [{ departmentId: row.departmentId, months: row.months, name: null }]

  const own = chosen.filter(({ rowId }) => rowId === row.id)
  const neededMonths = row.kind === 'fixed' ? row.months * row.choose : row.sumMonths
  const left = neededMonths - own.reduce((sum, { months }) => sum + months, 0)

  return [
    ...own.map(({ departmentId, months }) => ({ departmentId, months, name: null })),
    ...(left > 0 ? [{ departmentId: null, months: left, name: row.name }] : []),
  ]
}

/** Plan and fact of these trainees, in a fixed number of statements. */
export async function factsOf(ctx: SignedCtx, trainees: readonly FactTrainee[]) {
  const ids = trainees.map(({ id }) => id)
  const cohortIds = [
    ...new Set(trainees.flatMap(({ cohortId }) => (cohortId === null ? [] : [cohortId]))),
  ]

  const [stays, tables, choices] = await Promise.all([
    findTraineeBlocks(ctx.db, ids),
    cohortTables(ctx.db, cohortIds),
    electiveChoices(ctx.db, ids),
  ])

  const today = dayInChina(ctx.now())
  const tableOf = new Map(tables.map((table) => [table.cohortId, table]))
  const choicesOf = grouped(choices, ({ traineeId }) => traineeId)
  const staysOf = grouped(stays, ({ traineeId }) => traineeId)

  const compared = trainees.map((t) => {
    const table = t.cohortId === null ? undefined : tableOf.get(t.cohortId)
    const chosen = choicesOf.get(t.id) ?? []
    const own = staysOf.get(t.id) ?? []

    const facts = own.map((b) => ({
      departmentId: b.departmentId,
      state: b.state,
      from: b.startsOn,
      until: b.endsOn,
      isRepeated: own.some((other) => other.repeatsId === b.id),
    }))

    return {
      t,
      lines: compareFacts(
        table ? table.rows.flatMap((row) => plannedOf(row, chosen)) : null,
        facts,
        today,
      ),
    }
  })

  const departmentIds = compared.flatMap(({ lines }) =>
    lines.flatMap(({ departmentId }) => departmentId ?? []),
  )

  const names = new Map(
    (await findDepartmentNames(ctx.db, departmentIds)).map((d) => [
      d.id,
      labelIn(ctx.language, d.name, d.nameEn),
    ]),
  )

  const { undecided } = factWords[ctx.language]

  return compared.map(({ t, lines }) => ({
    id: t.id,
    name: t.realName,
    number: t.number,
    major: labelIn(ctx.language, t.major, t.majorEn),
    cohort: t.cohort,
    ...totalOf(lines),
    lines: lines.map(({ name, ...line }) => ({
      ...line,
      department: line.departmentId === null ? (name ?? undecided) : names.get(line.departmentId)!,
    })),
  }))
}

/** Trainees of the reader's bases with plan and fact, those who began last first. */
export async function listFacts(ctx: SignedCtx, filters: FactFilters) {
  const { rows, total } = await findFactPage(ctx.db, factMatch(ctx, filters), filters)
  return { list: await factsOf(ctx, rows), total }
}

export async function getFact(ctx: SignedCtx, { id }: { id: number }) {
  const { rows } = await findFactPage(
    ctx.db,
    { scope: visibleBases(ctx.actor), traineeId: id },
    { pageNum: 1, pageSize: 1 },
  )

  return (await factsOf(ctx, [found(rows[0])]))[0]!
}
