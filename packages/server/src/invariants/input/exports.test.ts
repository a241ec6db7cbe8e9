import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { inflatePart, readZipParts } from '../../platform/excel/zip-parts.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { sqlOfLargest } from '../../testing/walks/largest-record.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery, strangeParams } from '../../testing/walks/walk-samples.ts'

const server = await openServer({ hospital: 'whole' })
const root = await server.as('root')

const exports = () =>
  server.app.bound.filter((e) => e.method === 'GET' && e.path.endsWith('/_export'))

type Export = ReturnType<typeof exports>[number]

const firstExport = { path: '/api/v1/dict/items/_export', reason: '年度核对' }

/** What an export can be of: the one of the hospital that has the most lines, if there is one. */
const RECORDS: Readonly<Record<string, string>> = {
  intakeId: sqlOfLargest('intake_id', 'registrations'),
  runId: sqlOfLargest('run_id', 'admission_outcomes'),
  informId: sqlOfLargest('inform_id', 'message_inform_people'),
  collectionId: sqlOfLargest('collection_id', 'message_collection_items'),
  standardId: sqlOfLargest('standard_id', 'standard_rows'),
  classId: sqlOfLargest('class_id', 'teacher_class_participants'),
  checkId: sqlOfLargest('check_id', 'teacher_check_records'),
  planId: sqlOfLargest('plan_id', 'rotation_blocks'),
  targetId: sqlOfLargest('target_id', 'evaluation_subjects'),
  courseId: sqlOfLargest('course_id', 'learning_course_people'),
  lectureId: sqlOfLargest('lecture_id', 'learning_lecture_people'),
  examId: sqlOfLargest('exam_id', 'learning_attempts'),
  trainId: sqlOfLargest('train_id', 'learning_induction_people'),
}

/** The query of an export: of the largest record, and with a reason. */
async function queryOf(e: Export) {
  const asked = Object.keys(e.query?.shape ?? {})
  const query = { ...sampleQuery(e) }

  for (const [name, largest] of Object.entries(RECORDS)) {
    if (!asked.includes(name)) continue

    const { rows } = await server.asOwner(largest)
    if (rows[0]) query[name] = String(rows[0].id)
  }

  return asked.includes('reason') ? { ...query, reason: firstExport.reason } : query
}

/** Formats of other systems are no workbooks and have no place for a mark. */
const isWorkbook = (e: Export) => !e.path.startsWith('/api/v1/questionFiles/')

const partsOf = (body: Buffer) => readZipParts(body, { maxParts: 200, maxInflated: 1e8 })

/** The lines of the list below its heading. */
async function countLines(body: Buffer) {
  const sheet = await text(inflatePart(partsOf(body).get('xl/worksheets/sheet1.xml')!))
  return [...sheet.matchAll(/<row /g)].length - 1
}

const findLastEntry = async () =>
  (
    await server.db
      .selectFrom('auditEntries')
      .select((x) => x.fn.max('id').as('id'))
      .executeTakeFirst()
  )?.id ?? 0

const findExportSince = (id: number) =>
  server.db
    .selectFrom('auditEntries')
    .select(['userId', 'ip', 'at', 'action', 'result', 'detail'])
    .where('id', '>', id)
    .where('action', 'like', '%export')
    .executeTakeFirst()

describe('every list that goes out', () => {
  test('asks for a permission of its own, is counted, and takes a reason', () => {
    for (const e of exports()) {
      expect(e.access, callName(e)).toMatchObject({ permission: expect.anything() })
      expect(e.limit, callName(e)).toBe('export')
      // people of one’s own unit need none, nor do figures that name nobody
      if (!e.path.startsWith('/sign/') && !e.path.includes('/statistics/'))
        expect(Object.keys(e.query?.shape ?? {}), callName(e)).toContain('reason')
    }

    expect(exports().length).toBeGreaterThan(15)
  })

  test('is written down with who, from where, when, how many rows and why; and carries who took it out and when on each page', async () => {
    const wrong: string[] = []
    let lines = 0

    for (const e of exports()) {
      await server.asOwner('truncate rate_limits')

      const last = await findLastEntry()
      const query = await queryOf(e)
      const answer = await root.get(addressOf(e, strangeParams(e), query))

      if (answer.status !== 200) {
        // ROOT is no partner unit, and of an admission that was not run or a competition that is
        // not closed there is no result
        if (answer.status >= 500 || !/^\/sign\/|outcomes|ranking/.test(e.path))
          wrong.push(`${callName(e)}: ${answer.status} ${answer.msg}`)
        continue
      }

      const row = await findExportSince(last)
      const detail = row?.detail as { count?: number; reason?: string } | undefined

      if (!row || row.userId !== root.userId || row.ip !== '127.0.0.1' || row.result !== 'ok')
        wrong.push(`${callName(e)}: not written down`)
      if ('reason' in query && detail?.reason !== firstExport.reason)
        wrong.push(`${callName(e)}: without its reason`)

      if (!isWorkbook(e)) continue

      const count = await countLines(answer.body)

      if (!partsOf(answer.body).has('xl/worksheets/sheet2.xml'))
        wrong.push(`${callName(e)}: no mark of who took it out`)
      if (detail?.count !== count)
        wrong.push(`${callName(e)}: ${count} lines, counted as ${detail?.count}`)

      lines += count
    }

    expect(wrong).toEqual([])
    expect(lines).toBeGreaterThan(10_000)
  }, 120_000)

  test('of more rows than a direct sheet may have is refused with a message, and works in the background instead', async () => {
    const { id } = await server.db
      .selectFrom('dictTypes')
      .select('id')
      .where('code', '=', 'title')
      .executeTakeFirstOrThrow()

    await server.asOwner(
      `insert into dict_items (type_id, value, label_zh) select ${id}, 'many' || n, '多' from generate_series(1, 20001) n`,
    )
    await server.asOwner('truncate rate_limits')

    const refused = await root.get(`${firstExport.path}?typeCode=title`)

    expect(refused).toMatchObject({ status: 400, msg: expect.stringContaining('20000') })
    expect(
      await root.post(firstExport.path, { typeCode: 'title', reason: firstExport.reason }),
    ).toMatchObject({ status: 200 })
  }, 60_000)
})
