import type { TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import { describe, expect, test } from 'vitest'
import {
  type LocalRow,
  localRowsOf,
  partsOf,
  remaindersOf,
  type StandardRow,
  successorsOf,
  tiedRows,
} from '../cohort/localise.rules.ts'
import { deviationsOf } from './deviation.rules.ts'

const required = (departmentId: number, months: number, stage: 1 | 2 | null = 1): TableRow => ({
  kind: 'required',
  departmentId,
  months,
  stage,
  maySplit: false,
  requirements: [],
})

const fixed = (
  name: string,
  departmentIds: number[],
  choose: number,
  months: number,
): TableRow => ({
  kind: 'fixed',
  name,
  departmentIds,
  choose,
  months,
  stage: 2,
  maySplit: false,
  requirements: [],
})

const free = (
  name: string,
  departmentIds: number[],
  least: number,
  max: number,
  sumMonths: number,
): TableRow => ({
  kind: 'free',
  name,
  departmentIds,
  least,
  most: max,
  sumMonths,
  stage: 2,
  maySplit: false,
  requirements: [],
})

const numbered = (rows: readonly TableRow[]): StandardRow[] =>
  rows.map((row, at) => ({ id: at + 1, row }))

// standard departments 1 to 5; 1 is shared by 11 and 12, 5 is not compared
const matches = new Map([
  [
    1,
    [
      { departmentId: 11, share: 60 },
      { departmentId: 12, share: 40 },
    ],
  ],
  [2, [{ departmentId: 21, share: 100 }]],
  [3, [{ departmentId: 31, share: 100 }]],
  [4, [{ departmentId: 41, share: 100 }]],
])

const STANDARD = numbered([
  required(1, 8),
  required(2, 4),
  required(3, 2),
  fixed('选轮', [2, 3, 4], 2, 3),
  free('自选', [3, 4], 1, 2, 4),
])

const local = () =>
  localRowsOf(STANDARD, matches, true).map(
    (localRow, at): LocalRow => ({ ...localRow, id: 100 + at }),
  )

const compare = (rows: readonly LocalRow[], inStages = true, standard = STANDARD) =>
  deviationsOf({
    standard: { rows: standard, lengthMonths: 24, firstStageMonths: 14 },
    cohort: { rows, inStages },
    matches,
  })

const clauses = (rows: readonly LocalRow[], inStages = true) =>
  compare(rows, inStages).map(({ clause }) => clause)

const changed = (at: number, over: Partial<TableRow> & Record<string, unknown>) =>
  local().map((localRow, i) =>
    i === at ? { ...localRow, row: { ...localRow.row, ...over } as TableRow } : localRow,
  )

describe('months divided by shares', () => {
  test('are whole, add up, and leave the rest to the largest fraction', () => {
    expect(partsOf(8, matches.get(1)!).map(({ months }) => months)).toEqual([5, 3])
    expect(partsOf(1, matches.get(1)!).map(({ months }) => months)).toEqual([1, 0])

    const thirds = [
      { departmentId: 1, share: 34 },
      { departmentId: 2, share: 33 },
      { departmentId: 3, share: 33 },
    ]

    for (let months = 1; months <= 60; months++)
      expect(partsOf(months, thirds).reduce((sum, part) => sum + part.months, 0)).toBe(months)
  })
  test('say what was rounded, and which departments nothing represents', () => {
    const { unmatched, rounded } = remaindersOf(
      [...STANDARD, { id: 9, row: required(5, 2) }],
      matches,
    )

    expect(unmatched).toEqual([5])
    expect(rounded).toMatchObject([
      { departmentId: 1, months: 8, parts: [{ months: 5, exact: 4.8 }, { months: 3 }] },
    ])
  })
})

describe('the deviations of a cohort', () => {
  test('are none where it follows its standard through the comparison', () => {
    expect(
      local().map(({ row }) =>
        row.kind === 'required' ? [row.departmentId, row.months] : row.departmentIds,
      ),
    ).toEqual([
      [11, 5],
      [12, 3],
      [21, 4],
      [31, 2],
      [21, 31, 41],
      [31, 41],
    ])
    expect(clauses(local())).toEqual([])
  })

  test('name months, departments, stages and splits that differ, each once', () => {
    expect(compare(changed(0, { months: 6 }))).toMatchObject([
      {
        clause: '1.months',
        standardRowId: 1,
        facts: { aspect: 'months', standard: { months: 8 }, cohort: { months: 9 } },
      },
    ])

    expect(compare(changed(2, { departmentId: 41 }))).toMatchObject([
      { clause: '2.department', facts: { cohort: { departments: [41] } } },
    ])
    expect(clauses(changed(3, { stage: 2 }))).toEqual(['3.stage'])
    expect(clauses(changed(3, { maySplit: true }))).toEqual(['3.split'])
  })

  test('name rows that are missing, added or in another order', () => {
    expect(clauses(local().filter(({ standardRowId }) => standardRowId !== 2))).toEqual([
      '2.missing',
    ])
    expect(clauses([...local(), { id: 200, standardRowId: null, row: required(41, 1) }])).toEqual([
      'added.200',
    ])

    const [a, b, c, d, ...rest] = local()

    expect(clauses([d!, a!, b!, c!, ...rest])).toEqual(['3.order'])
  })

  test('name electives whose options, choice or kind changed', () => {
    expect(clauses(changed(4, { departmentIds: [21, 31] }))).toEqual(['4.options'])
    expect(clauses(changed(4, { choose: 3, months: 2 }))).toEqual(['4.choose'])
    expect(clauses(changed(5, { most: 1 }))).toEqual(['5.choose'])
    expect(clauses(changed(5, { sumMonths: 3 }))).toEqual(['5.months'])

    const rows = local().map((localRow) =>
      localRow.standardRowId === 4 ? { ...localRow, row: required(21, 6, 2) } : localRow,
    )

    expect(clauses(rows)).toEqual(['4.kind'])
  })

  test('name one table without stages once, not at every row', () => {
    const rows = localRowsOf(STANDARD, matches, false).map((localRow, at) => ({
      ...localRow,
      id: at,
    }))
    expect(compare(rows, false)).toMatchObject([
      { clause: 'stages', facts: { standard: { lengths: [14, 10] }, cohort: null } },
    ])
  })
})

describe('rows of other origin', () => {
  test('are tied to the row of the standard whose department or name they have', () => {
    const added = [
      { id: null, standardRowId: null, row: required(12, 1) },
      { id: null, standardRowId: null, row: free('自选', [41], 1, 1, 4) },
      { id: null, standardRowId: null, row: required(99, 1) },
    ]
    expect(tiedRows(added, STANDARD, matches).map(({ standardRowId }) => standardRowId)).toEqual([
      1,
      5,
      null,
    ])
  })
  test('follow a newer edition by department and name, each row once', () => {
    const after = [required(2, 3), required(1, 9), fixed('选轮', [2], 1, 1)].map((row, index) => ({
      id: 50 + index,
      row,
    }))
    expect([...successorsOf(STANDARD, after)]).toEqual([
      [1, 51],
      [2, 50],
      [4, 52],
    ])
  })
})
