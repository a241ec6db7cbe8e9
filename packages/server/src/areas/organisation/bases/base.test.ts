import { describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { departmentIdsWithin, findChoosableDepartment } from '../departments/department.queries.ts'
import { findTrainingUnit } from '../training-units/unit.queries.ts'
import { findBasesOf, findMajor } from './base.queries.ts'

type Page<T> = { list: T[]; total: number }

const server = await openServer()
const applicant = await server.as('applicant')

const inUse = async () =>
  (
    await server.db
      .selectFrom('departments')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('status', '=', 1)
      .executeTakeFirstOrThrow()
  ).n

describe('what every signed-in person may look up', () => {
  test('first-level departments are those right below a unit, those of the main hospital first', async () => {
    const found = (await applicant.get('/DeptManagement/firstDept/options')).data as {
      label: string
    }[]
    const labels = found.map((d) => d.label)

    expect(labels.slice(0, 7)).toEqual([
      '毕业后教育办公室',
      '信息中心',
      '药学部',
      '检验科',
      '放射科',
      '超声医学科',
      '病理科',
    ])

    expect(labels.slice(-2)).toEqual(['药剂科', '医学检验中心'])
    expect(labels).not.toContain('住院药房')

    const english = (
      await applicant.get('/DeptManagement/firstDept/options', { 'accept-language': 'en' })
    ).data

    expect(english).toContainEqual({ value: expect.any(Number), label: 'Department of pharmacy' })
  })

  test('a first-level department whose name several units have is named with its unit, in either language', async () => {
    const rename = (from: string, to: string) =>
      server.asOwner(`update departments set name = '${to}' where name = '${from}'`)
    await rename('医学检验中心', '检验科')

    const labels = async (language: string) =>
      (
        (await applicant.get('/DeptManagement/firstDept/options', { 'accept-language': language }))
          .data as { label: string }[]
      ).map((d) => d.label)

    const chinese = (await labels('zh-CN')).filter((label) => label.startsWith('检验科'))

    expect(chinese).toHaveLength(2)

    for (const label of chinese) expect(label).toMatch(/^检验科 · .+/)

    expect(new Set(chinese).size).toBe(2)

    await rename(
      `检验科' and parent_id <> (select parent_id from departments where name = '药学部') and name = '检验科`,
      '医学检验中心',
    )

    expect((await labels('zh-CN')).filter((label) => label.startsWith('检验科'))).toEqual([
      '检验科',
    ])
  })

  test('the directory pages ten at a time, in sign-up too', async () => {
    for (const path of ['/DeptManagement/deptList', '/sign/DeptManagement/deptList']) {
      const page = (await applicant.get(`${path}?pageNum=1&pageSize=10`)).data as Page<{
        name: string
        parentName: string | null
      }>

      expect(page.total).toBe(await inUse())
      expect(page.list).toHaveLength(10)

      const found = (await applicant.get(`${path}?keywords=${encodeURIComponent('住院药房')}`)).data

      expect(found).toMatchObject({ total: 1, list: [{ name: '住院药房', parentName: '药学部' }] })
    }

    expect(await server.anonymous.get('/DeptManagement/deptList')).toMatchObject({
      status: 401,
      code: 'A0230',
    })
  })

  test('bases come by mode, with their majors in the reader’s language', async () => {
    const own = (await applicant.get('/baseManagement/page?mode=own')).data as Page<{
      name: string
    }>

    expect(own.list.map((b) => b.name)).toEqual([
      '病理技术基地',
      '院内药学培训基地',
      '院内医技培训基地',
    ])

    expect(own).toMatchObject({
      total: 3,
      list: [{ mode: 'own', deptName: '病理科', nameEn: 'Pathology technology' }, {}, {}],
    })

    const all = (await applicant.get('/baseManagement/page?mode=')).data as Page<{
      majors: unknown[]
    }>

    expect(all.total).toBe(7)
    expect(all.list.flatMap((b) => b.majors)).toHaveLength(16)

    const english = (
      await applicant.get('/baseManagement/page?pageSize=1', { 'accept-language': 'en' })
    ).data

    expect(english).toMatchObject({
      list: [
        {
          name: 'Hospital pharmacists',
          deptName: 'Department of pharmacy',
          majors: [{ code: '100701', name: 'Pharmacy', kind: 'pharmacist' }, {}, {}, {}],
        },
      ],
    })

    expect(await applicant.get('/baseManagement/page?mode=other')).toMatchObject({
      status: 400,
      code: 'A0400',
    })
  })

  test('a disabled base or major is not offered', async () => {
    await server.db
      .updateTable('majors')
      .set({ status: 0 })
      .where('name', 'in', ['中药学', '影像技术'])
      .execute()

    await server.db.updateTable('bases').set({ status: 0 }).where('code', '=', 'YX').execute()

    const options = (await applicant.get('/baseManagement/options')).data as { label: string }[]

    expect(options.map((b) => b.label)).toEqual([
      '医院药师基地',
      '检验基地',
      '病理技术基地',
      '康复治疗基地',
      '院内药学培训基地',
      '院内医技培训基地',
    ])

    expect(JSON.stringify((await applicant.get('/baseManagement/page')).data)).not.toMatch(
      /中药学|影像(基地|技术)/,
    )
  })

  test('training units are the main hospital, two units of grassroots practice and five that cooperate', async () => {
    const groups = (await applicant.get('/api/v1/trainingUnits/options')).data as {
      value: string
      label: string
      children: unknown[]
    }[]

    expect(groups.map((g) => [g.value, g.label, g.children.length])).toEqual([
      ['main', '主院', 1],
      ['grassroots', '基层实践单位', 2],
      ['cooperating', '协同单位', 5],
    ])

    const english = (
      await applicant.get('/api/v1/trainingUnits/options', { 'accept-language': 'en-GB' })
    ).data

    expect(english).toMatchObject([{ label: 'Main hospital' }, {}, {}])
  })
})

describe('what other areas may ask', () => {
  test('whose bases, which major, which department, which unit', async () => {
    const base = await server.as('base')
    const bases = await findBasesOf(server.db, base.userId)

    expect(bases).toHaveLength(1)

    const major = await server.db
      .selectFrom('majors')
      .select('id')
      .where('baseId', '=', bases[0]!)
      .where('code', '=', '100701')
      .executeTakeFirstOrThrow()

    expect(await findMajor(server.db, major.id)).toMatchObject({
      baseId: bases[0],
      name: '药学',
      base: '医院药师基地',
      kind: 'pharmacist',
    })

    expect(await findMajor(server.db, 999_999)).toBeUndefined()
    expect(await findBasesOf(server.db, applicant.userId)).toEqual([])
    expect(await findTrainingUnit(server.db, 1)).toMatchObject({ kind: 'main' })

    const inScope = await departmentIdsWithin(server.db, {
      kind: 'some',
      departmentId: null,
      treePath: null,
      administeredBy: base.userId,
    }).execute()

    expect(inScope).toHaveLength(10)
    expect(await findChoosableDepartment(server.db, inScope[0]!.id)).toMatchObject({
      id: inScope[0]!.id,
    })

    expect(
      await departmentIdsWithin(server.db, {
        kind: 'some',
        departmentId: null,
        treePath: null,
        administeredBy: null,
      }).execute(),
    ).toEqual([])
  })
})
