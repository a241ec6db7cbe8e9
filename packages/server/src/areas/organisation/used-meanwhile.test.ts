import { describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/connect/pool.ts'
import { runOverlapping } from '../../testing/run-overlapping.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { isDictValue } from '../settings/settings.public.ts'

const server = await openServer()
const admin = await server.as('admin')

const unit = async (name: string) =>
  (await admin.post('/api/v1/trainingUnits', { name, kind: 'cooperating' })).data as number

const department = async (name: string) => {
  const { id } = await server.db
    .selectFrom('departments')
    .select('id')
    .where('name', '=', '药学部')
    .executeTakeFirstOrThrow()

  return (await admin.post('/api/v1/dept', { name, parentId: id })).data as number
}

const base = async (code: string, mode = 'national') =>
  (await admin.post('/baseManagement', { code, name: `基地${code}`, mode })).data as number

const major = async (code: string, mode = 'national') => {
  const baseId = await base(`B${code}`, mode)
  return (
    await admin.post('/majorManagement', { baseId, code, name: `专业${code}`, kind: 'pharmacist' })
  ).data as number
}

const windowName = async (value: string) => {
  await admin.post('/api/v1/dict', {
    typeCode: 'time_window',
    name: `名称${value}`,
    value,
    sort: 99,
  })

  return (
    await server.db
      .selectFrom('dictItems')
      .select('id')
      .where('value', '=', value)
      .executeTakeFirstOrThrow()
  ).id
}

const anOffer = (db: Db) =>
  db.selectFrom('offers').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()

describe('what somebody begins to use at this moment is not deleted', () => {
  type Use = (id: number) => (db: Db) => Promise<unknown>

  const cases: [what: string, path: string, make: () => Promise<number>, use: Use][] = [
    [
      'a department that gets a person',
      '/api/v1/dept',
      () => department('一号室'),
      (id) => (db) =>
        db
          .updateTable('users')
          .set({ departmentId: id })
          .where('username', '=', 'teacher')
          .execute(),
    ],
    [
      'a department that comes to a base',
      '/api/v1/dept',
      () => department('二号室'),
      (departmentId) => async (db) => {
        const { id: baseId } = await db
          .selectFrom('bases')
          .select('id')
          .limit(1)
          .executeTakeFirstOrThrow()
        await db.insertInto('baseDepartments').values({ baseId, departmentId }).execute()
      },
    ],
    [
      'a training unit that is offered',
      '/api/v1/trainingUnits',
      () => unit('一号院'),
      (trainingUnitId) => async (db) =>
        db
          .updateTable('offers')
          .set({ trainingUnitId })
          .where('id', '=', (await anOffer(db)).id)
          .execute(),
    ],
    [
      'a base that gets a major',
      '/baseManagement',
      () => base('U1'),
      (baseId) => (db) =>
        db
          .insertInto('majors')
          .values({ baseId, code: '1', name: '一', kind: 'pharmacist' })
          .execute(),
    ],
    [
      'a major that is offered',
      '/majorManagement',
      () => major('U2'),
      (majorId) => async (db) =>
        db
          .updateTable('offers')
          .set({ majorId })
          .where('id', '=', (await anOffer(db)).id)
          .execute(),
    ],
    [
      'an item of a dictionary that a form stores',
      '/api/v1/dict',
      () => windowName('first_name'),
      () => async (db) => {
        expect(await isDictValue(db, 'time_window', 'first_name')).toBe(true)

        const at = { startsAt: new Date('2031-07-01'), endsAt: new Date('2031-07-31') }

        await db
          .insertInto('timeWindows')
          .values({ name: 'first_name', ...at })
          .execute()
      },
    ],
  ]

  test.each(cases)('%s', async (_, path, make, use) => {
    const id = await make()
    const reply = await runOverlapping(server, use(id), () => admin.delete(`${path}/${id}`))

    expect(reply).toMatchObject({
      status: 409,
      code: 'B0001',
      msg: expect.stringContaining('不能删除，可以停用'),
    })
  })

  test('a whole dictionary is not deleted before a transaction that uses one of its items has ended', async () => {
    await admin.post('/api/v1/dict/types', { name: '新字典', code: 'fresh_type' })
    await admin.post('/api/v1/dict', { typeCode: 'fresh_type', name: '甲', value: 'a' })

    const type = await server.db
      .selectFrom('dictTypes')
      .select('id')
      .where('code', '=', 'fresh_type')
      .executeTakeFirstOrThrow()

    const reply = await runOverlapping(
      server,
      (db) => isDictValue(db, 'fresh_type', 'a'),
      () => admin.delete(`/api/v1/dict/types/${type.id}`),
    )

    expect(reply).toMatchObject({ status: 200 }) // it had to wait; nothing was stored in the end
  })
})

describe('what was deleted at this moment is not used: the writer is refused, and nothing is written', () => {
  const remove =
    (table: 'departments' | 'bases' | 'majors' | 'trainingUnits' | 'dictItems', id: number) =>
    (db: Db) =>
      db.deleteFrom(table).where('id', '=', id).execute()

  test('a person is not put into a department that is gone', async () => {
    const id = await department('三号室')

    const role = await server.db
      .selectFrom('roles')
      .select('id')
      .where('code', '=', 'TEACHER')
      .executeTakeFirstOrThrow()

    const form = { username: 'late', nickname: '迟到', roleIds: [role.id], deptId: id }
    const reply = await runOverlapping(server, remove('departments', id), () =>
      admin.post('/api/v1/users', form),
    )

    expect(reply).toMatchObject({ status: 409, msg: '内容已被他人修改，请刷新后再改' })
    expect(
      await server.db.selectFrom('users').select('id').where('username', '=', 'late').execute(),
    ).toEqual([])
  })

  test('a base does not get a department that is gone', async () => {
    const id = await department('四号室')
    const form = { code: 'U3', name: '迟到基地', mode: 'own', departmentIds: [id] }
    const reply = await runOverlapping(server, remove('departments', id), () =>
      admin.post('/baseManagement', form),
    )

    expect(reply).toMatchObject({
      status: 400,
      code: 'B0001',
      msg: expect.stringContaining('科室'),
    })

    expect(
      await server.db.selectFrom('bases').select('id').where('code', '=', 'U3').execute(),
    ).toEqual([])
  })

  test('a major does not come to a base that is gone', async () => {
    const baseId = await base('U4')
    const form = { baseId, code: '1', name: '迟到专业', kind: 'pharmacist' }
    const reply = await runOverlapping(server, remove('bases', baseId), () =>
      admin.post('/majorManagement', form),
    )

    expect(reply).toMatchObject({ status: 400, errors: [{ path: 'baseId' }] })
  })

  test('a major is not mapped to one that is gone', async () => {
    const [own, national] = [await major('U5', 'own'), await major('U6')]
    const map = () =>
      admin.put(`/majorManagement/${own}/national`, { nationalId: national, version: 1 })

    expect(await runOverlapping(server, remove('majors', national), map)).toMatchObject({
      status: 400,
      errors: [{ path: 'nationalId' }],
    })
  })

  test('a window does not get a name that is gone', async () => {
    const id = await windowName('second_name')

    const form = {
      name: 'second_name',
      startsAt: '2032-11-01T00:00:00+08:00',
      endsAt: '2032-11-30T23:59:59+08:00',
    }

    const reply = await runOverlapping(server, remove('dictItems', id), () =>
      admin.post('/api/v1/timeSettings', form),
    )

    expect(reply).toMatchObject({ status: 400, errors: [{ path: 'name' }] })

    expect(
      await server.db
        .selectFrom('timeWindows')
        .select('id')
        .where('name', '=', 'second_name')
        .execute(),
    ).toEqual([])
  })
})
