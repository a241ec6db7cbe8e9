import { z } from 'zod'
import { recordId } from '../../../kernel/calls/record.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { REQUIREMENT_KINDS, type RequirementKind } from './requirement-kinds.public.ts'

export { REQUIREMENT_KINDS, type RequirementKind }

/**
 * required: one department. fixed: so many of the options, the same months each. free: between
 * least and most options, months together.
 */
export const ROW_KINDS = ['required', 'fixed', 'free'] as const
export type RowKind = (typeof ROW_KINDS)[number]

const months = z.number().int().min(1).max(60)
const choices = z.number().int().min(1).max(30)
const stage = z.union([z.literal(1), z.literal(2)]).nullable()

const requirement = z.object({
  kind: z.enum(REQUIREMENT_KINDS),
  item: requiredText(120),
  minimum: z.number().int().min(1).max(100_000),
  unit: requiredText(16).nullable().default(null),
})

const departmentIds = z.array(recordId).min(1, 'standards.row.options').max(30)

const shared = {
  stage,
  maySplit: z.boolean().default(false),
  requirements: z.array(requirement).max(200).default([]),
}

/**
 * A row of a rotation table; departments are those of the standard, or of the hospital in the table
 * of a cohort.
 */
export const tableRow = z.discriminatedUnion('kind', [
  z.object({ ...shared, kind: z.literal('required'), departmentId: recordId, months }),
  z.object({
    ...shared,
    kind: z.literal('fixed'),
    name: requiredText(64),
    months,
    choose: choices,
    departmentIds,
  }),
  z.object({
    ...shared,
    kind: z.literal('free'),
    name: requiredText(64),
    least: choices,
    most: choices,
    sumMonths: months,
    departmentIds,
  }),
])

export type TableRow = z.output<typeof tableRow>

/** Months that a row takes of the training. */
export function monthsOfRow(
  row: Pick<TableRow, 'kind'> & { months?: number; choose?: number; sumMonths?: number },
): number {
  if (row.kind === 'required') return row.months ?? 0
  if (row.kind === 'fixed') return (row.months ?? 0) * (row.choose ?? 0)

  return row.sumMonths ?? 0
}

type Lengths = { lengthMonths: number; firstStageMonths: number | null }

/** Months that a stage has too few (negative) or too many; `stage` null: the whole table. */
export type Difference = { stage: 1 | 2 | null; needed: number; given: number }

/**
 * The stages whose rows do not add up to their months (domain: the sum of months must equal the
 * length). Empty: the table is sound.
 */
export function differencesOf(lengths: Lengths, rows: readonly TableRow[]): Difference[] {
  const monthsIn = (stage: 1 | 2 | null) =>
    rows.filter((row) => row.stage === stage).reduce((sum, row) => sum + monthsOfRow(row), 0)
  const { lengthMonths, firstStageMonths } = lengths

  const stages: Difference[] =
    firstStageMonths === null
      ? [{ stage: null, needed: lengthMonths, given: monthsIn(null) }]
      : [
          { stage: 1, needed: firstStageMonths, given: monthsIn(1) },
          { stage: 2, needed: lengthMonths - firstStageMonths, given: monthsIn(2) },
        ]

  const outside: Difference[] = (
    firstStageMonths === null ? ([1, 2] as const) : ([null] as const)
  ).map((stage) => ({
    stage,
    needed: 0,
    given: monthsIn(stage),
  }))

  return [...stages, ...outside].filter((difference) => difference.needed !== difference.given)
}

/**
 * What is wrong with an elective group independent of the sums: more to choose than there are
 * options, or a range that no months can meet.
 */
export function impossibleRows(rows: readonly TableRow[]): number[] {
  return rows.flatMap((row, index) => {
    if (row.kind === 'required') return []
    if (row.kind === 'fixed') return row.choose > row.departmentIds.length ? [index] : []

    return row.most < row.least || row.least > row.departmentIds.length || row.sumMonths < row.least
      ? [index]
      : []
  })
}
