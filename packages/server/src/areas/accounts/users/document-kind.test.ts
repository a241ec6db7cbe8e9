import { expect, test } from 'vitest'
import { findRoleId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const admin = await server.as('root')
let count = 0

const teacherRole = () => findRoleId(server, 'TEACHER')

const aForm = async (over: object) => ({
  username: `document.${++count}`,
  nickname: '新人',
  deptId: 1,
  roleIds: [await teacherRole()],
  ...over,
})

const create = async (over: object) => admin.post('/api/v1/users', await aForm(over))

const kindOf = async (id: number) =>
  await server.db
    .selectFrom('users')
    .select(['idKind', 'idCardHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test.each([
  ['id_card', '11010519491231002X', 200],
  ['id_card', 'H12345678', 400],
  ['hk_mo_permit', 'H12345678', 200],
  ['hk_mo_permit', '12345678', 400],
  ['tw_permit', '12345678', 200],
  ['residence_permit', '11010519491231002X', 400],
  ['passport', 'E12345678', 200],
  ['foreign_permit', 'E12345678', 400],
  ['officer', '12345678', 200],
])('a number is judged by the kind that was chosen: %s with %s', async (idKind, idCard, status) => {
  const reply = await create({ idKind, idCard })
  expect(reply, reply.msg).toMatchObject({ status })

  if (status === 200)
    expect(await kindOf((reply.data as { id: number }).id)).toMatchObject({ idKind })
  else expect(reply.errors).toMatchObject([{ path: 'idCard' }])
})

test('without a kind, as the published client sends it, the kind follows from the number’s shape', async () => {
  const reply = await create({ idCard: 'C87654321' })
  expect(reply, reply.msg).toMatchObject({ status: 200 })
  expect(await kindOf((reply.data as { id: number }).id)).toMatchObject({ idKind: 'passport' })
})

test('another kind alone is judged by the stored number, which a mask leaves unchanged', async () => {
  const { id } = (await create({ idKind: 'passport', idCard: 'M22334455' })).data as { id: number }
  const form = (await admin.get(`/api/v1/users/${id}/form`)).data as Record<string, unknown>

  expect(form).toMatchObject({ idKind: 'passport' })

  const before = await kindOf(id)

  const save = async (over: object) => {
    const { version } = (await admin.get(`/api/v1/users/${id}/form`)).data as { version: number }
    return admin.put(`/api/v1/users/${id}`, { ...form, ...over, version })
  }

  expect(await save({ idKind: 'residence_permit', idCard: 'M****4455' })).toMatchObject({
    status: 400,
    errors: [{ path: 'idCard', message: '证件号码与所选证件类型不符，请核对' }],
  })

  expect(await save({ idKind: 'hk_mo_permit', idCard: 'M****4455' })).toMatchObject({ status: 200 })
  expect(await kindOf(id)).toEqual({ ...before, idKind: 'hk_mo_permit' })
  expect(await save({ idKind: '', idCard: '' })).toMatchObject({ status: 200 })
  expect(await kindOf(id)).toEqual({ ...before, idKind: 'hk_mo_permit' })
})
