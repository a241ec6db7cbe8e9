import { beforeAll, describe, expect, test } from 'vitest'
import {
  giveCertificate,
  openQualificationWindow,
  qualificationInput,
} from '../../../testing/builders/qualified-teachers.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()

type Row = {
  id: number
  baseId: number | null
  level: string
  version: number
  minTitleYears: number | null
  actions: string[]
}

const rowsOf = async (who = 'bhb', query = '') =>
  (
    (await (await server.as(who)).get(`/teacherGuidance/condition?${query}`)).data as {
      list: Row[]
    }
  ).list

const FORM = {
  level: 'general',
  minTitleRank: 'intermediate',
  minTitleYears: 5,
  certificateKinds: ['training'],
  source: '测试文件',
}

const save = async (form: object, who = 'bhb') =>
  (await server.as(who)).post('/teacherGuidance/condition/form', { ...FORM, ...form })

const auditOf = async (action: string) =>
  server.db
    .selectFrom('auditEntries')
    .select('detail')
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

beforeAll(async () => {
  await openQualificationWindow(server)
})

describe('conditions of a qualification', () => {
  test('are listed by base and level with their source; a base without its own has those of every base', async () => {
    const { baseId } = await qualificationInput(server)

    expect(await rowsOf()).toMatchObject([
      { baseId: null, level: 'general', minTitleYears: 3, source: '本院规定', actions: ['edit'] },
      { baseId: null, level: 'core' },
    ])

    const added = await save({ baseId })

    expect(added, JSON.stringify(added.errors)).toMatchObject({ status: 200 })

    expect(await rowsOf('bhb', `baseId=${baseId}`)).toMatchObject([
      { baseId: null, level: 'core' },
      { baseId, level: 'general', minTitleYears: 5, actions: ['edit', 'delete'] },
    ])

    expect((await rowsOf('base')).map(({ actions }) => actions)).toEqual([[], [], []])

    const sheet = await sheetRows(
      (await (await server.as('base')).get('/teacherGuidance/condition/export')).body,
      {
        base: '培训基地',
        source: '依据',
      },
    )

    expect(sheet).toMatchObject([
      { base: '全部基地（默认）' },
      { base: '全部基地（默认）' },
      { source: '测试文件' },
    ])

    expect(await save({ baseId })).toMatchObject({ status: 409, errors: [{ path: 'baseId' }] })
  })

  test('are changed by the office only, each change with what it was before; another reading is refused', async () => {
    const own = (await rowsOf()).find(({ baseId }) => baseId !== null)!

    for (const who of ['base', 'dept', 'teacher'])
      expect(await save({ id: own.id, baseId: own.baseId }, who), who).toMatchObject({
        status: 401,
      })

    const changed = {
      ...FORM,
      id: own.id,
      baseId: own.baseId,
      version: own.version,
      minTitleYears: 8,
      minTeachingYears: 2,
    }

    expect(await save(changed)).toMatchObject({ status: 200 })

    expect((await auditOf('teachers.condition.update')).detail).toMatchObject({
      before: { minTitleYears: 5, minTeachingYears: null },
      after: { minTitleYears: 8, minTeachingYears: 2 },
    })

    expect(await save(changed)).toMatchObject({ status: 409 })
  })

  test('name the field that is not right, and keep base and level', async () => {
    const own = (await rowsOf()).find(({ baseId }) => baseId !== null)!

    const refusals: [object, number, string][] = [
      [{ baseId: 999_999 }, 400, 'baseId'],
      [{ level: 'master' }, 400, 'level'],
      [{ minEducation: 'wizard', level: 'core', baseId: own.baseId }, 400, 'minEducation'],
      [
        { certificateKinds: ['wizard'], level: 'core', baseId: own.baseId },
        400,
        'certificateKinds',
      ],
      [{ minTitleYears: 99 }, 400, 'minTitleYears'],
      [{ source: '' }, 400, 'source'],
      [{ id: own.id, baseId: null }, 409, 'baseId'],
    ]

    for (const [over, status, path] of refusals)
      expect(await save(over), path).toMatchObject({
        status,
        errors: [{ path: expect.stringContaining(path) }],
      })

    expect(await save({ id: 999_999 })).toMatchObject({ status: 404 })
  })

  test('that change decide later applications, not those decided before', async () => {
    for (const who of ['teacher', 'dept'])
      await giveCertificate(server, (await server.as(who)).userId, `C-${who}`)

    const apply = async (who: string) => {
      const teacher = await server.as(who)

      const saved = (
        await teacher.put('/api/v1/qualifications/own', await qualificationInput(server))
      ).data as {
        id: number
        version: number
      }

      return teacher.post('/api/v1/qualifications/own/act', {
        action: 'submit',
        version: saved.version,
      })
    }

    const own = (await rowsOf()).find(({ baseId }) => baseId !== null)!
    const changed = { id: own.id, baseId: own.baseId, version: own.version }

    await save({ ...changed, minTitleYears: 1, validityYears: 2 })

    const { id } = (await apply('teacher')).data as { id: number }

    for (let step = 0; step < 3; step++)
      await (await server.as('bhb')).get(`/teacherGuidance/audit?id=${id}&status=1`)

    const decided = () =>
      server.db
        .selectFrom('teacherQualifications')
        .select(['state', 'validUntil'])
        .where('id', '=', id)
        .execute()

    const before = await decided()

    expect(before).toMatchObject([{ state: 'qualified' }])

    await save({ ...changed, version: own.version + 1, minTitleYears: 40, validityYears: 9 })
    expect(await decided()).toEqual(before)

    expect(await apply('dept')).toMatchObject({
      status: 409,
      msg: expect.stringContaining('任职年限'),
    })
  })

  test('of a base are deleted, which then has the default; the default of every base is not', async () => {
    const rows = await rowsOf()
    const office = await server.as('bhb')

    const [every, own] = [
      rows.find(({ baseId }) => baseId === null)!,
      rows.find(({ baseId }) => baseId !== null)!,
    ]

    const remove = ({ id, version }: Row, caller = office) =>
      caller.delete(`/api/v1/qualificationConditions/${id}?version=${version}`)

    expect(await remove(every)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('不能删除'),
    })

    expect(await remove(own, await server.as('base'))).toMatchObject({ status: 401 })
    expect(await remove({ ...own, version: own.version - 1 })).toMatchObject({ status: 409 })
    expect(await remove(own)).toMatchObject({ status: 200 })
    expect((await auditOf('teachers.condition.delete')).detail).toMatchObject({
      before: { baseId: own.baseId },
    })

    expect(await rowsOf('bhb', `baseId=${own.baseId}`)).toMatchObject([
      { baseId: null, level: 'general' },
      { baseId: null, level: 'core' },
    ])
  })
})
