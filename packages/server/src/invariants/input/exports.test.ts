import { describe, expect, test } from 'vitest'
import { readZipParts } from '../../platform/excel/zip-parts.ts'
import { makeCohort } from '../../testing/builders/rotation-cohort.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { callName } from '../../testing/walks/walk-judge.ts'
import { addressOf, sampleQuery, strangeParams } from '../../testing/walks/walk-samples.ts'

const server = await openServer()
const root = await server.as('root')

const exports = () =>
  server.app.bound.filter((e) => e.method === 'GET' && e.path.endsWith('/_export'))

const firstExport = { path: '/api/v1/dict/items/_export', reason: '年度核对' }

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
    for (const e of exports()) {
      await server.asOwner('truncate rate_limits')

      const since = await server.db
        .selectFrom('auditEntries')
        .select((x) => x.fn.max('id').as('id'))
        .executeTakeFirst()

      const query = {
        ...sampleQuery(e),
        ...(e.query && 'reason' in e.query.shape ? { reason: firstExport.reason } : {}),
      }

      if (e.query && 'intakeId' in e.query.shape) {
        const intake = await server.db
          .selectFrom('intakes')
          .select('id')
          .orderBy('id')
          .limit(1)
          .executeTakeFirstOrThrow()
        Object.assign(query, { intakeId: String(intake.id) })
      }

      if (e.query && 'standardId' in e.query.shape) {
        const form = {
          issuer: 'hospital',
          name: '导出',
          source: '本院',
          degreeKind: 'none',
          lengthMonths: 1,
          isTemplate: true,
        }
        Object.assign(query, {
          standardId: String(
            ((await root.post('/api/v1/standards', form)).data as { id: number }).id,
          ),
        })
      }

      if (e.query && 'planId' in e.query.shape) {
        const { baseId, cohortId } = await makeCohort(server, {
          count: 1,
          startsOn: '2027-01-01',
          rows: [{ at: 0, months: 1 }],
        })

        const plan = {
          baseId,
          name: '导出',
          startsOn: '2027-01-01',
          months: 1,
          cohortIds: [cohortId],
        }

        Object.assign(query, {
          planId: String(
            ((await root.post('/api/v1/rotationPlans', plan)).data as { id: number }).id,
          ),
        })
      }

      const answer = await root.get(addressOf(e, strangeParams(e), query))
      if (answer.status !== 200) {
        // ROOT is no partner unit, and of an admission that was not run or a competition that is
        // not closed there is no result
        if (answer.status >= 500 || !/^\/sign\/|outcomes|ranking/.test(e.path))
          wrong.push(`${callName(e)}: ${answer.status} ${answer.msg}`)
        continue
      }

      // Formats of other systems have no place for a mark
      if (!e.path.startsWith('/api/v1/questionFiles/')) {
        const parts = readZipParts(answer.body, { maxParts: 200, maxInflated: 1e8 })
        if (!parts.has('xl/worksheets/sheet2.xml'))
          wrong.push(`${callName(e)}: no mark of who took it out`)
      }

      const row = await server.db
        .selectFrom('auditEntries')
        .select(['userId', 'ip', 'at', 'action', 'result', 'detail'])
        .where('id', '>', since?.id ?? 0)
        .where('action', 'like', '%export')
        .executeTakeFirst()

      const detail = row?.detail as { count?: number; reason?: string } | undefined

      if (!row || row.userId !== root.userId || row.ip !== '127.0.0.1' || row.result !== 'ok')
        wrong.push(`${callName(e)}: not written down`)
      if (typeof detail?.count !== 'number')
        wrong.push(`${callName(e)}: without its number of rows`)
      if ('reason' in query && detail?.reason !== firstExport.reason)
        wrong.push(`${callName(e)}: without its reason`)
    }

    expect(wrong).toEqual([])
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
