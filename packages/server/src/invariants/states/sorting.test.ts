import { expect, test } from 'vitest'
import { z } from 'zod'
import { proofPart } from '../../testing/proof.ts'
import { openServer } from '../../testing/server/open-server.ts'
import {
  openPagedLists,
  type PagedCall,
  type Row,
  sortFieldsOf,
} from '../../testing/walks/paged-lists.ts'
import { callName } from '../../testing/walks/walk-judge.ts'

type SortedList = { call: PagedCall; fields: readonly string[]; rowFields: readonly string[] }

const MAX_ROWS = 200
const { calls, readRows } = await openPagedLists(await openServer({ hospital: 'whole' }))

/** The fields of the rows that a list answers with. */
function rowFieldsOf({ answer }: PagedCall): readonly string[] {
  const list = answer instanceof z.ZodObject ? answer.shape['list'] : undefined
  const row = list instanceof z.ZodArray ? list.element : undefined

  return row instanceof z.ZodObject ? Object.keys(row.shape) : []
}

const lists: SortedList[] = calls
  .map((call) => ({ call, fields: sortFieldsOf(call), rowFields: rowFieldsOf(call) }))
  .filter(({ fields }) => fields.length > 0)

const isAbsent = (value: unknown) => value === null || value === undefined

/** What is wrong with the values of a list that was sorted; nothing if they are in order. */
function findFault(up: readonly unknown[], down: readonly unknown[], isWhole: boolean) {
  for (const values of [up, down]) {
    const firstAbsent = values.findIndex(isAbsent)

    if (firstAbsent !== -1 && !values.slice(firstAbsent).every(isAbsent))
      return 'a row without a value is before one with a value'
  }

  const [rising, falling] = [up, down].map((values) => values.filter((v) => !isAbsent(v)))

  const isRising = (values: readonly unknown[]) =>
    values.every((value, i) => i === 0 || (values[i - 1] as number) <= (value as number))

  if (rising!.every((value) => typeof value === 'number')) {
    if (!isRising(rising!)) return 'the numbers do not rise'
    if (!isRising(falling!.toReversed())) return 'the numbers do not fall'
  }

  if (isWhole && JSON.stringify(falling) !== JSON.stringify(rising!.toReversed()))
    return 'the two directions are not each other’s reverse'

  return null
}

test('a list is sorted by the fields that its readers choose, or says why not', () => {
  const sorted = new Set(lists.map(({ call }) => call))

  const undecided = calls.filter((call) => sorted.has(call) === (call.unsorted !== undefined))

  expect(undecided.map(callName)).toEqual([])
})

test('the fields that a list is sorted by are fields of its rows', () => {
  const strange = lists.flatMap(({ call, fields, rowFields }) =>
    fields.filter((field) => !rowFields.includes(field)).map((f) => `${callName(call)}: ${f}`),
  )

  expect(strange).toEqual([])
})

test('a sorted list is in the order of the field that was chosen, in both directions', async () => {
  const faults: string[] = []
  let judged = 0

  for (const list of lists)
    for (const field of list.fields) {
      const whole = { pageNum: 1, pageSize: MAX_ROWS }
      const up = await readRows(list.call, { ...whole, sort: field })
      const down = await readRows(list.call, { ...whole, sort: `-${field}` })
      const [rising, falling] = [up, down].map(({ list: rows }) => rows.map((row) => row[field]))
      const fault = findFault(rising!, falling!, up.total <= MAX_ROWS)

      if (fault) faults.push(`${callName(list.call)} sort=${field}: ${fault}`)
      if (new Set(rising).size > 1) judged++
    }

  expect(faults).toEqual([])
  expect(judged).toBeGreaterThan(200)
}, 120_000)

/** Every list in each of its orders, and in its own. */
const ordered = lists.flatMap(({ call, fields }) =>
  [undefined, ...fields, ...fields.map((field) => `-${field}`)].map((sort) => ({ call, sort })),
)

const PAGE = 10
const MAX_PAGES = 5

test('a list that is read page by page has each row once, in the order of the whole list', async () => {
  const faults: string[] = []
  let judged = 0

  for (const { call, sort } of proofPart(ordered, 7)) {
    const order = sort === undefined ? {} : { sort }
    const whole = await readRows(call, { ...order, pageNum: 1, pageSize: MAX_ROWS })
    const paged: Row[] = []

    for (let pageNum = 1; pageNum <= MAX_PAGES; pageNum++)
      paged.push(...(await readRows(call, { ...order, pageNum, pageSize: PAGE })).list)

    if (JSON.stringify(paged) !== JSON.stringify(whole.list.slice(0, PAGE * MAX_PAGES)))
      faults.push(`${callName(call)} sort=${sort ?? ''}`)
    if (paged.length > PAGE) judged++
  }

  expect(faults).toEqual([])
  expect(judged).toBeGreaterThan(10)
}, 120_000)
