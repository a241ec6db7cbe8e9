import { describe, expect, test } from 'vitest'
import { findDepartmentId, findUserId, findVersion } from '../../../testing/find-records.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const office = await server.as('bhb')
const base = await server.as('base')
const dept = await server.as('dept')
type Page<T> = { list: T[]; total: number }

const baseOf = (code: string) =>
  server.db.selectFrom('bases').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

const majorOf = async (base: string, code: string) => {
  const { id } = await baseOf(base)
  return server.db
    .selectFrom('majors')
    .selectAll()
    .where('baseId', '=', id)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
}

const departmentId = (name: string) => findDepartmentId(server, name)

const userId = (username: string) => findUserId(server, username)

const rolesOf = async (id: number) =>
  (
    await server.db
      .selectFrom('userRoles')
      .innerJoin('roles', 'roles.id', 'roleId')
      .select('code')
      .where('userId', '=', id)
      .execute()
  ).map((r) => r.code)

const aForm = (over: object = {}) => ({ code: 'SY', name: '试验基地', mode: 'own', ...over })

const formOf = async (id: number) =>
  (await office.get(`/baseManagement/${id}/form`)).data as Record<string, unknown>

describe('bases', () => {
  test('the office sees all with people, departments and majors; who administers one sees that one', async () => {
    const all = (await office.get('/baseManagement/manage')).data as Page<object>

    expect(all.total).toBe(7)

    expect(all.list[1]).toMatchObject({
      code: 'JY',
      departments: ['检验科', '输血科'],
      head: { name: '吴佩珊' },
      administrators: ['吴佩珊'],
      majors: [{ code: '101001', status: 1 }, {}],
      actions: ['edit', 'addMajor', 'delete'],
    })

    expect((await base.get('/baseManagement/manage')).data).toMatchObject({
      total: 1,
      list: [{ code: 'YS', actions: ['editOwn'] }],
    })

    expect(await dept.get('/baseManagement/manage')).toMatchObject({ status: 401, code: 'A0301' })

    expect(await base.get(`/baseManagement/${(await baseOf('JY')).id}/form`)).toMatchObject({
      status: 404,
      code: 'A0401',
    })
  })

  test('a base keeps its departments, the leading one among them, and its people', async () => {
    const [rehab, blood] = [await departmentId('康复医学科'), await departmentId('输血科')]

    const made = await office.post(
      '/baseManagement',
      aForm({ deptId: rehab, departmentIds: [blood], headId: await userId('teacher') }),
    )

    expect(made).toMatchObject({ status: 200, data: expect.any(Number) })

    const id = made.data as number

    expect(await formOf(id)).toMatchObject({
      departmentIds: [rehab, blood].sort((a, b) => a - b),
      version: 1,
      people: [{ label: '何文静' }],
    })

    expect(
      await office.put(`/baseManagement/${id}`, { ...(await formOf(id)), departmentIds: [] }),
    ).toMatchObject({ status: 200 })
    expect(await formOf(id)).toMatchObject({ departmentIds: [rehab], version: 2 })
    expect(await office.put(`/baseManagement/${id}`, aForm({ version: 1 }))).toMatchObject({
      status: 409,
    })
    expect(await office.delete(`/baseManagement/${id}`)).toMatchObject({ status: 200 })
    expect(await office.get(`/baseManagement/${id}/form`)).toMatchObject({ status: 404 })
  })

  test('code and name exist once; departments must be enabled and people there', async () => {
    expect(await office.post('/baseManagement', aForm({ code: 'YS' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'code' }],
    })

    expect(await office.post('/baseManagement', aForm({ name: '检验基地' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'name' }],
    })

    expect(await office.post('/baseManagement', aForm({ departmentIds: [999_999] }))).toMatchObject(
      { status: 400, code: 'B0001' },
    )

    expect(await office.post('/baseManagement', aForm({ directorId: 999_999 }))).toMatchObject({
      status: 400,
      errors: [{ path: 'directorId' }],
    })

    expect(await office.post('/baseManagement', aForm({ mode: 'other' }))).toMatchObject({
      status: 400,
      errors: [{ path: 'body.mode' }],
    })
  })

  test('who administers a base gets the role with it and loses it with the last', async () => {
    const id = (await office.post('/baseManagement', aForm({ code: 'GL', name: '管理试验' })))
      .data as number
    const teacher = await userId('teacher')

    expect(
      await office.put(`/baseManagement/${id}`, {
        ...(await formOf(id)),
        administratorIds: [teacher],
      }),
    ).toMatchObject({ status: 200 })

    expect(await rolesOf(teacher)).toContain('BASE_ADMIN')
    expect((await formOf(id)).administratorIds).toEqual([teacher])
    expect(
      await office.put(`/baseManagement/${id}`, { ...(await formOf(id)), administratorIds: [] }),
    ).toMatchObject({ status: 200 })
    expect(await rolesOf(teacher)).not.toContain('BASE_ADMIN')

    const student = await office.put(`/baseManagement/${id}`, {
      ...(await formOf(id)),
      administratorIds: [await userId('student')],
    })

    expect(student).toMatchObject({ status: 400 })

    expect(
      await office.put(`/baseManagement/${id}`, {
        ...(await formOf(id)),
        administratorIds: [office.userId],
      }),
    ).toMatchObject({
      status: 400,
    })
  })

  test('who administers a base names its director and secretary, and nothing else', async () => {
    const { id } = await baseOf('YS')

    const own = {
      directorId: await userId('teacher'),
      secretaryId: null,
      nameEn: 'Pharmacists',
      code: 'HACK',
      status: 0,
      version: 1,
    }

    expect(await base.put(`/baseManagement/${id}/own`, own)).toMatchObject({ status: 200 })

    expect(await baseOf('YS')).toMatchObject({
      directorId: own.directorId,
      nameEn: 'Pharmacists',
      status: 1,
      version: 2,
    })

    expect(
      await base.put(`/baseManagement/${id}/own`, {
        ...own,
        directorId: await userId('teacher2'),
        version: 2,
      }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'directorId' }],
    })

    expect(
      await base.put(`/baseManagement/${(await baseOf('JY')).id}/own`, {
        directorId: null,
        version: 1,
      }),
    ).toMatchObject({
      status: 404,
    })

    expect(await base.put(`/baseManagement/${id}/own`, { version: 1 })).toMatchObject({
      status: 409,
    })

    for (const call of [
      base.post('/baseManagement', aForm()),
      base.put(`/baseManagement/${id}`, aForm({ version: 2 })),
      base.delete(`/baseManagement/${id}`),
    ])
      expect(await call).toMatchObject({ status: 401, code: 'A0301' })
  })

  test('one with majors says so and can be disabled', async () => {
    const { id } = await baseOf('JY')
    const refused = await office.delete(`/baseManagement/${id}`)

    expect(refused).toMatchObject({
      status: 409,
      msg: '检验基地 正在被使用（2 个专业），不能删除，可以停用',
    })

    expect((await formOf(id)).administratorIds).toHaveLength(1)
    expect(
      await office.put(`/baseManagement/${id}`, { ...(await formOf(id)), status: 0 }),
    ).toMatchObject({ status: 200 })
    expect(JSON.stringify((await office.get('/baseManagement/options')).data)).not.toContain(
      '检验基地',
    )
    expect(
      await office.put(`/baseManagement/${id}`, { ...(await formOf(id)), status: 1 }),
    ).toMatchObject({ status: 200 })
  })
})

describe('majors', () => {
  const list = async (who: Caller, query = '') =>
    (await who.get(`/majorManagement/page?pageSize=100${query}`)).data as Page<{
      code: string
      actions: string[]
    }>

  test('own majors show the national one they are, national ones their own ones', async () => {
    const own = await list(office, '&mode=own&keywords=Y01')

    expect(own.list).toMatchObject([
      {
        baseName: '院内药学培训基地',
        national: { code: '100701', name: '药学', baseName: '医院药师基地' },
        actions: ['edit', 'map', 'delete'],
      },
    ])

    expect((await list(office, '&keywords=100701')).list).toMatchObject([
      { mode: 'national', own: ['医院药学'], actions: ['edit', 'delete'] },
    ])
    expect((await list(office, '&mapped=0')).list.map((m) => m.code)).toEqual(['Y03', 'J03'])
    expect((await list(office, '&kind=pharmacist&mode=national')).total).toBe(4)
    expect((await list(base)).total).toBe(4)
    expect((await list(base)).list.every((m) => m.actions.length === 0)).toBe(true)
    expect(await dept.get('/majorManagement/page')).toMatchObject({ status: 401 })
  })

  test('an own major is mapped to a national one and to none again; nothing else can be mapped', async () => {
    const [own, national] = [await majorOf('YN-Y', 'Y03'), await majorOf('YS', '100801')]

    const map = async (id: number, nationalId: number | null, version?: number) => {
      const now = await findVersion(server, 'majors', id)

      return office.put(`/majorManagement/${id}/national`, { nationalId, version: version ?? now })
    }

    expect(await map(own.id, national.id, 1)).toMatchObject({ status: 200, data: { version: 2 } })

    expect(await map(own.id, null, 1)).toMatchObject({
      status: 409,
      msg: '内容已被他人修改，请刷新后再改',
    })

    expect(await map(own.id, (await majorOf('YN-Y', 'Y01')).id)).toMatchObject({
      status: 400,
      errors: [{ path: 'nationalId' }],
    })

    expect(await map(national.id, (await majorOf('YS', '100701')).id)).toMatchObject({
      status: 400,
    })

    expect(await map(own.id, 999_999)).toMatchObject({
      status: 400,
      errors: [{ path: 'nationalId' }],
    })

    expect(await map(own.id, null)).toMatchObject({ status: 200 })

    await expect(
      server.asOwner(`update majors set national_id = ${own.id} where id = ${national.id}`),
    ).rejects.toMatchObject({
      code: '23514',
    })
  })

  test('the kind of a base stays while its majors are mapped', async () => {
    for (const code of ['YS', 'YN-Y']) {
      const { id, mode } = await baseOf(code)
      const turned = mode === 'own' ? 'national' : 'own'

      expect(
        await office.put(`/baseManagement/${id}`, { ...(await formOf(id)), mode: turned }),
      ).toMatchObject({
        status: 409,
        errors: [{ path: 'mode' }],
      })
    }
  })

  test('a mapping and a change of the base’s kind at once: one of them is refused', async () => {
    const id = (await office.post('/baseManagement', aForm({ code: 'BF', name: '并发基地' })))
      .data as number

    const major = (
      await office.post('/majorManagement', {
        baseId: id,
        code: '1',
        name: '并发专业',
        kind: 'technician',
      })
    ).data as number

    const national = await majorOf('JY', '101001')

    const replies = await Promise.all([
      office.put(`/majorManagement/${major}/national`, { nationalId: national.id, version: 1 }),
      office.put(
        `/baseManagement/${id}`,
        aForm({ code: 'BF', name: '并发基地', mode: 'national', version: 1 }),
      ),
    ])

    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(replies.every((r) => r.status < 500)).toBe(true)
  })

  test('a code exists once in a base; a major stays with bases of its kind', async () => {
    const { id } = await baseOf('YS')
    const form = { baseId: id, code: '100701', name: '另一药学', kind: 'pharmacist' }

    expect(await office.post('/majorManagement', form)).toMatchObject({
      status: 400,
      errors: [{ path: 'code' }],
    })

    expect(await office.post('/majorManagement', { ...form, baseId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })

    const made = await office.post('/majorManagement', {
      ...form,
      code: '100706T',
      name: '药物化学',
      nameEn: 'Medicinal chemistry',
    })

    expect(made).toMatchObject({ status: 200 })

    const major = (await office.get(`/majorManagement/${made.data}/form`)).data as Record<
      string,
      unknown
    >

    expect(major).toMatchObject({ name: '药物化学', mode: 'national', version: 1 })

    const own = (await baseOf('YN-Y')).id

    expect(
      await office.put(`/majorManagement/${made.data}`, { ...major, baseId: own }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })

    expect(
      await office.put(`/majorManagement/${made.data}`, {
        ...major,
        baseId: (await baseOf('JY')).id,
      }),
    ).toMatchObject({ status: 200 })

    expect(await office.delete(`/majorManagement/${made.data}`)).toMatchObject({ status: 200 })
  })

  test('one that is offered, trained or mapped to says so', async () => {
    const refused = await office.delete(`/majorManagement/${(await majorOf('YS', '100701')).id}`)

    expect(refused).toMatchObject({ status: 409 })
    expect(refused.msg).toMatch(
      /^药学 正在被使用（\d+ 个招生专业、1 名学员、1 个本院专业与之对应），不能删除，可以停用$/,
    )
    expect(
      await base.delete(`/majorManagement/${(await majorOf('YS', '100701')).id}`),
    ).toMatchObject({ status: 401 })
  })

  test('national majors are offered by base, enabled ones only', async () => {
    const groups = (
      await office.get('/majorManagement/national/options', { 'accept-language': 'en' })
    ).data
    const pharmacy = { value: expect.any(Number), label: '100701 Pharmacy', kind: 'pharmacist' }

    expect(groups).toContainEqual({
      label: 'Pharmacists',
      options: expect.arrayContaining([pharmacy]),
    })

    expect(JSON.stringify(groups)).not.toContain('Pathology')
  })
})
