import type { TableRow } from '@residency/contract/areas/standards/table/standard-rows.public'
import { describe, expect, test } from 'vitest'
import { linesOfRows, rowsOfLines, type TableLine } from './table-lines.rules.ts'

const EMPTY: TableLine = {
  stage: null,
  kind: null,
  group: null,
  department: null,
  months: null,
  choose: null,
  sumMonths: null,
  maySplit: false,
  requirementKind: null,
  item: null,
  minimum: null,
  unit: null,
}

const line = (over: Partial<TableLine>): TableLine => ({ ...EMPTY, ...over })
const names = ['药房', '药库', '临床', '制剂']

describe('a table as lines of a sheet', () => {
  test('comes back as it was', () => {
    const shared = { stage: 1 as const, maySplit: false, requirements: [] }

    const rows: TableRow[] = [
      {
        ...shared,
        kind: 'required',
        departmentId: 0,
        months: 3,
        requirements: [
          { kind: 'skill', item: '调剂', minimum: 20, unit: '次' },
          { kind: 'disease', item: '高血压', minimum: 2, unit: null },
        ],
      },
      {
        ...shared,
        kind: 'fixed',
        name: '选轮',
        months: 1,
        choose: 2,
        departmentIds: [0, 1, 2],
        maySplit: true,
      },
      {
        ...shared,
        kind: 'free',
        stage: 2,
        name: '自由',
        least: 1,
        most: 2,
        sumMonths: 3,
        departmentIds: [1, 2],
      },
    ]

    const { rows: read, faults } = rowsOfLines(linesOfRows(rows, (at) => names[at]!))

    expect(faults).toEqual([])

    expect(
      read.map(({ row, departments }) =>
        'departmentIds' in row
          ? { ...row, departmentIds: departments.map((name) => names.indexOf(name)) }
          : { ...row, departmentId: names.indexOf(departments[0]!) },
      ),
    ).toEqual(rows)
  })

  test('continues the line above where cells are empty, as merged cells are', () => {
    const { rows } = rowsOfLines([
      line({ stage: 1, kind: 'required', department: '药房', months: 3 }),
      line({ department: '药库', months: 2 }),
      line({ requirementKind: 'skill', item: '验收', minimum: 5 }),
    ])
    expect(
      rows.map(({ departments, row }) => [departments, row.stage, row.requirements.length]),
    ).toEqual([
      [['药房'], 1, 0],
      [['药库'], 1, 1],
    ])
  })

  test.each([
    ['no kind in the first line', [line({ department: '药房', months: 3 })], 'kind', 'needed'],
    [
      'a required row without months',
      [line({ kind: 'required', department: '药房' })],
      'months',
      'needed',
    ],
    ['a row without a department', [line({ kind: 'required', months: 3 })], 'department', 'needed'],
    [
      'a group without a name',
      [line({ kind: 'fixed', department: '药房', months: 1, choose: '1' })],
      'group',
      'needed',
    ],
    [
      'a choice that is no range',
      [line({ kind: 'free', group: 'A', department: '药房', sumMonths: 1, choose: 'two' })],
      'choose',
      'notARange',
    ],
    [
      'more to choose than there is',
      [line({ kind: 'fixed', group: 'A', department: '药房', months: 1, choose: '2' })],
      'choose',
      'impossible',
    ],
    [
      'half a requirement',
      [line({ kind: 'required', department: '药房', months: 3, item: '调剂' })],
      'requirementKind',
      'halfRequirement',
    ],
  ] as const)('names %s', (_, lines, column, fault) => {
    expect(rowsOfLines(lines).faults).toEqual([{ line: 0, column, fault }])
  })
})
