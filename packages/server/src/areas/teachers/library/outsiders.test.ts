import { beforeAll, describe, expect, test } from 'vitest'
import {
  libraryForm,
  openQualificationWindow,
} from '../../../testing/builders/qualified-teachers.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const office = await server.as('bhb')

beforeAll(async () => {
  await openQualificationWindow(server)
})

const OUTSIDERS = '/api/v1/teacherLibrary/outsiders'

const record = async (name: string) => {
  const reply = await office.post(OUTSIDERS, { name })
  expect(reply, reply.msg).toMatchObject({ status: 200 })

  return (reply.data as { personId: number }).personId
}

const idOf = async (table: 'roles' | 'departments', column: 'code' | 'name', value: string) =>
  Number((await server.asOwner(`select id from ${table} where ${column} = '${value}'`)).rows[0].id)

const open = async (personId: number, username: string, nickname: string) =>
  office.post('/api/v1/users/addUserOfChange', {
    personId,
    username,
    nickname,
    deptId: await idOf('departments', 'name', '住院药房'),
    roleIds: [await idOf('roles', 'code', 'TEACHER')],
  })

/** What the office fills in for the library, as the texts of a multipart form. */
describe('a teacher from outside', () => {
  test('is recorded, gets an account by addUserOfChange once, and is then entered in the library', async () => {
    const personId = await record('欧阳明月')

    expect(await office.get(OUTSIDERS)).toMatchObject({
      data: [{ personId, name: '欧阳明月', username: null }],
    })

    const made = await open(personId, 'outside.ouyang', '欧阳老师')

    expect(made, made.msg).toMatchObject({
      status: 200,
      data: { oneTimePassword: expect.stringMatching(/^\w{12}$/) },
    })

    expect(await open(personId, 'outside.again', '欧阳老师')).toMatchObject({
      status: 409,
      msg: '此人已有账号',
    })

    expect(await office.get(OUTSIDERS)).toMatchObject({
      data: [{ personId, username: 'outside.ouyang' }],
    })

    const { id } = made.data as { id: number }

    expect(await office.get(`/api/v1/users/${id}/form`)).toMatchObject({
      data: { nickname: '欧阳老师', realName: '欧阳明月' },
    })

    const form = await libraryForm(server, id)
    const entered = await office.form('/teacherLibrary', { ...form, validUntil: '' })

    expect(entered, entered.msg).toMatchObject({ status: 200 })
    expect(await office.get('/teacherLibrary/page?keywords=欧阳明月')).toMatchObject({
      data: { total: 1 },
    })
  })

  test('is not recorded twice while waiting for an account, however the name is typed, and may be removed until then', async () => {
    const personId = await record('阿依·古丽')

    expect(await office.post(OUTSIDERS, { name: '阿依•古丽' })).toMatchObject({
      status: 409,
      errors: [{ path: 'name' }],
    })

    expect(await office.post(OUTSIDERS, { name: ' ' })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('姓名 不能为空'),
    })

    expect(await office.delete(`${OUTSIDERS}/${personId}`)).toMatchObject({ status: 200 })
    expect(await office.delete(`${OUTSIDERS}/${personId}`)).toMatchObject({ status: 404 })
    expect(await open(personId, 'outside.gone', '古丽')).toMatchObject({ status: 404 })
  })

  test('who has an account is not removed, and nobody but managers of the library reads or records them', async () => {
    const [withAccount] = (await office.get(OUTSIDERS)).data as { personId: number }[]

    expect(await office.delete(`${OUTSIDERS}/${withAccount!.personId}`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('已有账号'),
    })

    for (const who of ['dept', 'teacher', 'student']) {
      const caller = await server.as(who)
      expect(await caller.get(OUTSIDERS), who).toMatchObject({ status: 401 })
      expect(await caller.post(OUTSIDERS, { name: '某人' }), who).toMatchObject({ status: 401 })
    }
  })
})
