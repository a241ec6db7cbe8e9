import { describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const office = await server.as('bhb')

type Node = {
  id: number
  name: string
  isMatch: boolean
  departmentCount: number
  actions: string[]
  children: Node[]
}

const aUnit = async (name: string, over: object = {}) =>
  (await office.post('/api/v1/trainingUnits', { name, kind: 'cooperating', ...over }))
    .data as number

const topOf = (unitId: number) =>
  server.db
    .selectFrom('departments')
    .selectAll()
    .where('trainingUnitId', '=', unitId)
    .executeTakeFirstOrThrow()

describe('training units', () => {
  test('are listed as trees with how many departments each has; a search brings the way along', async () => {
    const all = (await office.get('/api/v1/trainingUnits')).data as Node[]

    expect(all).toHaveLength(8)

    expect(all[0]).toMatchObject({
      name: '江城大学附属第一医院',
      kind: 'main',
      actions: ['addBelow', 'edit', 'delete'],
    })

    expect(all[1]).toMatchObject({ departmentCount: 4 })

    const parentId = await aUnit('医联体', { kind: 'cooperating' })

    await aUnit('医联体东院', { parentId, nameEn: 'East campus' })

    const found = (await office.get('/api/v1/trainingUnits?keywords=east')).data

    expect(found).toMatchObject([
      { name: '医联体', isMatch: false, children: [{ name: '医联体东院', isMatch: true }] },
    ])
    expect((await office.get('/api/v1/trainingUnits?kind=grassroots')).data).toHaveLength(2)

    const english = await office.get('/api/v1/trainingUnits/options', { 'accept-language': 'en' })

    expect(JSON.stringify(english.data)).toContain('East campus')
  })

  test('a unit is made with the top of its departments, and both keep one name', async () => {
    const id = await aUnit('江城市儿童医院', { code: 'XT09', nameEn: 'Children’s Hospital' })

    expect(await topOf(id)).toMatchObject({
      name: '江城市儿童医院',
      nameEn: 'Children’s Hospital',
      level: 0,
      parentId: 0,
    })

    const form = (await office.get(`/api/v1/trainingUnits/${id}/form`)).data as Record<
      string,
      unknown
    >

    expect(
      await office.put(`/api/v1/trainingUnits/${id}`, { ...form, name: '江城儿童医院' }),
    ).toMatchObject({ status: 200 })

    const top = await topOf(id)

    expect(top.name).toBe('江城儿童医院')

    expect(
      await office.put(`/api/v1/dept/${top.id}`, {
        parentId: 0,
        name: '江城市儿童医院',
        status: 0,
      }),
    ).toMatchObject({ status: 200 })

    expect((await office.get(`/api/v1/trainingUnits/${id}/form`)).data).toMatchObject({
      name: '江城市儿童医院',
      status: 0,
      code: 'XT09',
    })

    expect(await office.put(`/api/v1/trainingUnits/${id}`, { ...form })).toMatchObject({
      status: 409,
    })
  })

  test('a top of the same name that is nobody’s becomes the unit’s', async () => {
    const department = (await office.post('/api/v1/dept', { parentId: 0, name: '江城口腔医院' }))
      .data as number
    expect((await topOf(await aUnit('江城口腔医院'))).id).toBe(department)
  })

  test('name and code exist once; the kind is one of three', async () => {
    const post = (over: object) =>
      office.post('/api/v1/trainingUnits', { name: '新单位', kind: 'main', ...over })

    expect(await post({ name: '江城市中医院' })).toMatchObject({
      status: 400,
      errors: [{ path: 'name' }],
    })

    expect(await post({ code: 'XT01' })).toMatchObject({ status: 400, errors: [{ path: 'code' }] })

    expect(await post({ kind: 'other' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.kind' }],
    })

    expect(await post({ parentId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
    })
  })

  test('two units put below one another at once make no circle', async () => {
    const [first, second] = [await aUnit('甲院'), await aUnit('乙院')]

    const replies = await Promise.all([
      office.put(`/api/v1/trainingUnits/${first}`, {
        name: '甲院',
        kind: 'cooperating',
        parentId: second,
        version: 1,
      }),
      office.put(`/api/v1/trainingUnits/${second}`, {
        name: '乙院',
        kind: 'cooperating',
        parentId: first,
        version: 1,
      }),
    ])

    expect(replies.map((r) => r.status).sort()).toEqual([200, 400])

    const { version } = (await office.get(`/api/v1/trainingUnits/${first}/form`)).data as {
      version: number
    }

    expect(
      await office.put(`/api/v1/trainingUnits/${first}`, {
        name: '甲院',
        kind: 'cooperating',
        parentId: first,
        version,
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
    })
  })

  test('one that is used says by what, and can be disabled; an empty one goes with its top', async () => {
    const main = await server.db
      .selectFrom('trainingUnits')
      .selectAll()
      .where('kind', '=', 'main')
      .executeTakeFirstOrThrow()

    const refused = await office.delete(`/api/v1/trainingUnits/${main.id}`)

    expect(refused).toMatchObject({ status: 409, code: 'B0001' })
    expect(refused.msg).toMatch(
      /^江城大学附属第一医院 正在被使用（\d+ 个科室、\d+ 个招生专业、2 名学员），不能删除，可以停用$/,
    )

    const english = await office
      .with({ 'accept-language': 'en' })
      .delete(`/api/v1/trainingUnits/${main.id}`)

    expect(english.msg).toMatch(
      /^First Hospital of Jiangcheng University is in use \(departments: \d+, .*trainees: 2\): it cannot/,
    )

    const id = await aUnit('空单位')
    const top = await topOf(id)

    expect(await office.delete(`/api/v1/dept/${top.id}`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('培训单位'),
    })

    expect(await office.delete(`/api/v1/trainingUnits/${id},999999`)).toMatchObject({ status: 404 })
    expect(await office.delete(`/api/v1/trainingUnits/${id}`)).toMatchObject({ status: 200 })
    expect(
      await server.db.selectFrom('departments').select('id').where('id', '=', top.id).execute(),
    ).toEqual([])
  })

  test('a disabled unit and its departments are not offered', async () => {
    const unit = await server.db
      .selectFrom('trainingUnits')
      .selectAll()
      .where('name', '=', '江城市中心医院')
      .executeTakeFirstOrThrow()

    const form = {
      name: unit.name,
      kind: unit.kind,
      sort: unit.sort,
      code: unit.code,
      status: 0,
      version: unit.version,
    }

    expect(await office.put(`/api/v1/trainingUnits/${unit.id}`, form)).toMatchObject({
      status: 200,
    })
    expect(JSON.stringify((await office.get('/api/v1/trainingUnits/options')).data)).not.toContain(
      '江城市中心医院',
    )
    expect(
      JSON.stringify((await office.get('/DeptManagement/firstDept/options')).data),
    ).not.toContain('医学检验中心')
  })

  test('only the office sees and writes them', async () => {
    for (const name of ['base', 'dept', 'student']) {
      const who = await server.as(name)
      for (const call of [
        who.get('/api/v1/trainingUnits'),
        who.get('/api/v1/trainingUnits/1/form'),
        who.post('/api/v1/trainingUnits', { name: '越权', kind: 'main' }),
        who.put('/api/v1/trainingUnits/1', { name: '越权', kind: 'main', version: 1 }),
        who.delete('/api/v1/trainingUnits/1'),
      ])
        expect(await call).toMatchObject({ status: 401, code: 'A0301' })
    }

    expect(await office.get('/api/v1/trainingUnits/999999/form')).toMatchObject({ status: 404 })
  })
})
