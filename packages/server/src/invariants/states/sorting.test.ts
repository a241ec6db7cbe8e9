import type { Endpoint } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openServer } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery } from '../../testing/walks/walk-samples.ts'

type Row = Readonly<Record<string, unknown>>
type SortedList = { call: Endpoint; fields: readonly string[]; rowFields: readonly string[] }

/** The record whose list is read: a query for its id, by the path of the list. */
const RECORDS: Readonly<Record<string, string>> = {}

const MOST_ROWS = 200
const server = await openServer({ hospital: 'whole' })
const root = await server.as('root')

/** The words that a list is ordered by, without their directions. */
function sortFieldsOf(call: Endpoint): readonly string[] {
  let shape = call.query?.shape['sort'] as z.ZodType | undefined

  while (shape && !(shape instanceof z.ZodEnum)) {
    const { innerType, out } = shape.def as { innerType?: z.ZodType; out?: z.ZodType }
    shape = innerType ?? out
  }

  return (shape?.options ?? []).map(String).filter((word) => !word.startsWith('-'))
}

/** The fields of the rows that a list answers with. */
function rowFieldsOf({ answer }: Endpoint): readonly string[] {
  const list = answer instanceof z.ZodObject ? answer.shape['list'] : undefined
  const row = list instanceof z.ZodArray ? list.element : undefined

  return row instanceof z.ZodObject ? Object.keys(row.shape) : []
}

const pagedCalls = server.app.bound.filter(
  (call) => call.answer !== 'binary' && 'pageNum' in (call.query?.shape ?? {}),
)

const lists: SortedList[] = pagedCalls
  .map((call) => ({ call, fields: sortFieldsOf(call), rowFields: rowFieldsOf(call) }))
  .filter(({ fields }) => fields.length > 0)

async function readRows({ call }: SortedList, sort: string) {
  const record = RECORDS[call.path]
  const found = record ? (await server.asOwner(record)).rows[0] : undefined
  const id = String(found?.id ?? 1)

  const query = { ...sampleQuery(call), pageNum: '1', pageSize: String(MOST_ROWS), sort }
  const reply = await root.get(addressOf(call, { id }, query))
  expect(reply.status, `${callName(call)} sort=${sort}: ${reply.msg}`).toBe(200)

  return reply.data as { list: Row[]; total: number }
}

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

  const undecided = pagedCalls.filter((call) => sorted.has(call) === (call.unsorted !== undefined))

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
      const [up, down] = [await readRows(list, field), await readRows(list, `-${field}`)]
      const [rising, falling] = [up, down].map(({ list: rows }) => rows.map((row) => row[field]))
      const fault = findFault(rising!, falling!, up.total <= MOST_ROWS)

      if (fault) faults.push(`${callName(list.call)} sort=${field}: ${fault}`)
      if (new Set(rising).size > 1) judged++
    }

  expect(faults).toEqual([])
  expect(judged).toBeGreaterThan(8)
}, 120_000)
