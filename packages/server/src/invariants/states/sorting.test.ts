import type { Endpoint } from '@residency/contract/kernel'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aText, informOf, NOBODY } from '../../testing/builders/informs.ts'
import { proofPart } from '../../testing/proof.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { sqlOfLargest } from '../../testing/walks/largest-record.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery } from '../../testing/walks/walk-samples.ts'

type Row = Readonly<Record<string, unknown>>
type SortedList = { call: Endpoint; fields: readonly string[]; rowFields: readonly string[] }

/** The record whose list is read: a query for its id, by the path of the list. */
const RECORDS: Readonly<Record<string, string>> = {
  '/api/v1/admission/exempt/page': sqlOfLargest('intake_id', 'registrations'),
  '/api/v1/admission/outcomes/page': sqlOfLargest('run_id', 'admission_outcomes'),
  '/api/v1/courses/{id}/people': sqlOfLargest('course_id', 'learning_course_people'),
  '/api/v1/examResults/{id}/people': sqlOfLargest('exam_id', 'learning_attempts'),
  '/api/v1/inductionTrains/{id}/people': sqlOfLargest('train_id', 'learning_induction_people'),
  '/api/v1/learningExams/{id}/candidates': sqlOfLargest('exam_id', 'learning_candidates'),
  '/api/v1/lectures/{id}/people': sqlOfLargest('lecture_id', 'learning_lecture_people'),
  '/api/v1/collectionItems': sqlOfLargest('collection_id', 'message_collection_items'),
  '/api/v1/mentorMatch/results': sqlOfLargest('run_id', 'mentor_match_results'),
  '/api/v1/informs/{id}/people': sqlOfLargest('inform_id', 'message_inform_people'),
}

/** The parameter that names the record, for lists that do not have it in their path. */
const RECORD_NAMES: Readonly<Record<string, string>> = {
  '/api/v1/admission/exempt/page': 'intakeId',
  '/api/v1/admission/outcomes/page': 'runId',
  '/api/v1/collectionItems': 'collectionId',
  '/api/v1/mentorMatch/results': 'runId',
}

/** Who reads a list that is of nobody but them. */
const READERS: Readonly<Record<string, string>> = {
  '/sign/cooperation/people/page': 'partner',
  '/sign/studentCooperativeApply/apply/student': 'partner',
}

const MAX_ROWS = 200
const server = await openServer({ hospital: 'whole' })
const root = await server.as('root')

/** An inform and a collection for everybody, of which the hospital has none. */
async function writeToEverybody() {
  const written = await root.post('/api/v1/informs', informOf({ everyone: true }))
  const { id, version } = written.data as { id: number; version: number }
  await root.post(`/api/v1/informs/${id}/act`, { action: 'send', version })

  await root.post('/api/v1/collections', {
    title: '年度总结',
    body: aText('请上传签字版'),
    kinds: ['pdf'],
    maxMegabytes: 1,
    mostFiles: 1,
    dueAt: '2026-12-20T18:00:00+08:00',
    takesLate: false,
    nameRule: '{姓名}',
    recipients: { ...NOBODY, everyone: true },
  })
}

await writeToEverybody()

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

type PageOfList = { sort?: string; pageNum: number; pageSize: number }

/** A page of the list of the busiest record; empty if the hospital has none. */
async function readRows(call: Endpoint, { sort, pageNum, pageSize }: PageOfList) {
  const record = RECORDS[call.path]
  const [found] = record ? (await server.asOwner(record)).rows : []
  if (record && !found) return { list: [], total: 0 }

  const id = String(found?.id ?? 1)

  const name = RECORD_NAMES[call.path]
  const named = name ? { [name]: id } : {}

  const query = {
    ...sampleQuery(call),
    ...named,
    ...(sort && { sort }),
    pageNum: String(pageNum),
    pageSize: String(pageSize),
  }
  const other = READERS[call.path]
  const reader = other ? await server.as(other) : root
  const reply = await reader.get(addressOf(call, { id }, query))
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
