import { expect } from 'vitest'
import { z } from 'zod'
import { aText, informOf, NOBODY } from '../builders/informs.ts'
import type { Caller, TestServer } from '../server/open-server.ts'
import { sqlOfLargest } from './largest-record.ts'
import { callName } from './walk-judge.ts'
import { addressOf, sampleQuery } from './walk-samples.ts'

export type Row = Readonly<Record<string, unknown>>
export type PagedCall = TestServer['app']['bound'][number]
type PageOfList = { sort?: string; keywords?: string; pageNum: number; pageSize: number }

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
  '/api/v1/mentorMatch/unplaced': sqlOfLargest('window_id', 'mentor_match_runs'),
  '/api/v1/informs/{id}/people': sqlOfLargest('inform_id', 'message_inform_people'),
}

/** The parameter that names the record, for lists that do not have it in their path. */
const RECORD_NAMES: Readonly<Record<string, string>> = {
  '/api/v1/admission/exempt/page': 'intakeId',
  '/api/v1/admission/outcomes/page': 'runId',
  '/api/v1/collectionItems': 'collectionId',
  '/api/v1/mentorMatch/results': 'runId',
  '/api/v1/mentorMatch/unplaced': 'windowId',
}

/** Who reads a list that is of nobody but them. */
const READERS: Readonly<Record<string, string>> = {
  '/sign/cooperation/people/page': 'partner',
  '/sign/studentCooperativeApply/apply/student': 'partner',
}

/** An inform and a collection for everybody, of which the hospital has none. */
async function writeToEverybody(root: Caller) {
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

/** The words that a list is ordered by, without their directions. */
export function sortFieldsOf(call: PagedCall): readonly string[] {
  let shape = call.query?.shape['sort'] as z.ZodType | undefined

  while (shape && !(shape instanceof z.ZodEnum)) {
    const { innerType, out } = shape.def as { innerType?: z.ZodType; out?: z.ZodType }
    shape = innerType ?? out
  }

  return (shape?.options ?? []).map(String).filter((word) => !word.startsWith('-'))
}

/**
 * The lists that are read in pages, as a walk reads them: those of a record are of the one with the
 * most rows, and empty if the hospital has none.
 */
export async function openPagedLists(server: TestServer) {
  const root = await server.as('root')
  await writeToEverybody(root)

  const calls = server.app.bound.filter(
    (call) => call.answer !== 'binary' && 'pageNum' in (call.query?.shape ?? {}),
  )

  /** The record of a list, and the query that names it; null if the hospital has none. */
  async function findRecord({ path }: PagedCall) {
    const record = RECORDS[path]
    const [found] = record ? (await server.asOwner(record)).rows : []
    if (record && !found) return null

    const id = String(found?.id ?? 1)
    const name = RECORD_NAMES[path]

    return { id, query: name ? { [name]: id } : {} }
  }

  async function readRows(call: PagedCall, { sort, keywords, pageNum, pageSize }: PageOfList) {
    const record = await findRecord(call)
    if (!record) return { list: [], total: 0 }

    const query = {
      ...sampleQuery(call),
      ...record.query,
      ...(sort && { sort }),
      ...(keywords && { keywords }),
      pageNum: String(pageNum),
      pageSize: String(pageSize),
    }

    const other = READERS[call.path]
    const reader = other ? await server.as(other) : root
    const reply = await reader.get(addressOf(call, { id: record.id }, query))
    expect(reply.status, `${callName(call)} sort=${sort}: ${reply.msg}`).toBe(200)

    return reply.data as { list: Row[]; total: number }
  }

  /** The file of a list in an order, from the call that exports it. */
  async function readExport(call: PagedCall, exporting: PagedCall, sort: string) {
    const record = await findRecord(call)
    if (!record) return null

    // People may export only so often.
    await server.asOwner('truncate rate_limits')

    const query = { ...sampleQuery(exporting), ...record.query, sort }
    const other = READERS[call.path]
    const reader = other ? await server.as(other) : root
    const reply = await reader.get(addressOf(exporting, {}, query))
    expect(reply.status, `${callName(exporting)} sort=${sort}: ${reply.msg}`).toBe(200)

    return reply.body
  }

  return { calls, readRows, readExport }
}
