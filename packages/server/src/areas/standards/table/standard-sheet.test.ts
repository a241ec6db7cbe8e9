import { tableWords } from '@residency/contract/areas/standards/table/text'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import type { SheetTask } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const { columns } = tableWords['zh-cn'].sheets.standardRows

const HEADS = (['stage', 'kind', 'group', 'department', 'months', 'choose'] as const).map(
  (key) => columns[key],
)

type Detail = {
  version: number
  rows: { stage: number; kind: string; months: number; departmentIds?: number[] }[]
  departments: { name: string }[]
}

const server = await openServer()
const office = await server.as('bhb')
let id: number

beforeAll(async () => {
  const { majors } = (await office.get('/api/v1/standards/choices')).data as {
    majors: { value: number }[]
  }

  const head = {
    issuer: 'hospital',
    name: '合并单元格',
    source: '本院',
    degreeKind: 'none',
    lengthMonths: 12,
    firstStageMonths: 6,
  }

  id = (
    (await office.post('/api/v1/standards', { ...head, majorId: majors[0]!.value })).data as {
      id: number
    }
  ).id
})

type Cell = string | number | null

async function put(lines: readonly (readonly Cell[])[], merged: readonly string[]) {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('轮转表')

  for (const line of [HEADS, ...lines]) sheet.addRow([...line])
  for (const cells of merged) sheet.mergeCells(cells)

  await server.asOwner('truncate rate_limits')

  const file = { filename: '表.xlsx', content: Buffer.from(await book.xlsx.writeBuffer()) }
  const { data } = await office.form(`/api/v1/standardRows/_import?mode=all&standardId=${id}`, {
    file,
  })

  await server.work()

  return (await office.get(`/api/v1/tasks/${(data as { key: string }).key}`)).data as SheetTask
}

test('cells merged over several rows are read as people read them: the stage of its rows, the kind of its departments', async () => {
  const lines: Cell[][] = [
    [1, '必轮', null, '合并甲', 4, null],
    [null, null, null, '合并乙', 2, null],
    [2, '固定选轮', '选轮', '合并丙', 3, '2'],
    [null, null, null, '合并丁', null, null],
    [null, null, null, '合并戊', null, null],
  ]

  expect(
    await put(lines, ['A2:A3', 'B2:B3', 'A4:A6', 'B4:B6', 'C4:C6', 'E4:E6', 'F4:F6']),
  ).toMatchObject({ state: 'done', wrong: 0 })

  const { rows } = (await office.get(`/api/v1/standards/${id}`)).data as Detail

  expect(rows.map(({ stage, kind, months }) => [stage, kind, months])).toEqual([
    [1, 'required', 4],
    [1, 'required', 2],
    [2, 'fixed', 3],
  ])

  expect(rows[2]!.departmentIds).toHaveLength(3)
})

test('months merged over two departments say of neither how long: the second one is named by row and column', async () => {
  const lines: Cell[][] = [
    [1, '必轮', null, '合并甲', 6, null],
    [null, '必轮', null, '合并乙', null, null],
  ]

  const { faults, written } = await put(lines, ['E2:E3'])

  expect(written).toBe(0)
  expect(faults).toMatchObject([
    { row: 3, column: columns.months, message: tableWords['zh-cn'].issues['line.needed'] },
  ])
})

test('a table of a published standard is not read into', async () => {
  await server.asOwner(
    `update standards set state = 'published', published_at = now() where id = ${id}`,
  )
  const { status } = await office.form(`/api/v1/standardRows/_import?mode=all&standardId=${id}`, {
    file: { filename: '表.xlsx', content: Buffer.from('x') },
  })
  expect(status).toBe(409)
})
