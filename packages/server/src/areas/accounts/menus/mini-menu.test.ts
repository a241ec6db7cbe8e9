import type { MiniMenuNode } from '@residency/contract/areas/accounts/mini-menu.contract'
import { beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../testing/house.ts'

type Caller = Awaited<ReturnType<House['as']>>
let house: House
let admin: Caller
beforeAll(async () => {
  house = await openHouse()
  admin = await house.as('admin')
})
const aMenu = async (name: string, over: object = {}) => {
  const made = await admin.post('/api/v1/miniMenus', { name, path: 'pages/x/index', sort: 1, visible: 1, roleCodes: ['STUDENT'], ...over })
  expect(made).toMatchObject({ status: 200, code: '00000', data: null })
  return (await house.db.selectFrom('mini_menus').selectAll().where('name', '=', name).executeTakeFirstOrThrow()).id
}
const page = async (query = '') => (await admin.get(`/api/v1/miniMenus/page${query}`)).data as { list: MiniMenuNode[]; total: number }

test('a page counts top menus, each with what is below it; a search shows what it found', async () => {
  const top = await aMenu('首页')
  const below = await aMenu('请假申请', { parentId: top })
  await aMenu('我的', { sort: 2 })
  expect(await page('?pageNum=1&pageSize=1')).toMatchObject({
    total: 2,
    list: [{ id: top, parentId: 0, roleCodes: ['STUDENT'], actions: ['add', 'edit', 'delete'], children: [{ id: below, children: [] }] }],
  })
  expect(await page(`?keywords=${encodeURIComponent('请假')}`)).toMatchObject({ total: 1, list: [{ id: below, parentId: top }] })
})
test('people see the menus of their roles, nothing hidden and nothing below what they do not see', async () => {
  const staff = await aMenu('带教', { roleCodes: ['TEACHER'] })
  await aMenu('带教的学员', { parentId: staff })
  await aMenu('藏', { visible: 0 })
  type Own = { name: string; children: Own[] }
  const seenBy = async (username: string) =>
    ((await (await house.as(username)).get('/api/v1/miniMenus/own')).data as Own[]).flatMap((m) => [
      m.name,
      ...m.children.map((c) => c.name),
    ])
  expect(await seenBy('student')).toEqual(['首页', '请假申请', '我的'])
  expect(await seenBy('teacher')).toEqual(['带教'])
  expect(await seenBy('root')).toContain('带教的学员')
  expect(await seenBy('root')).not.toContain('藏')
})
test('a menu is not put below itself, below nothing, or before an unknown role', async () => {
  const top = await aMenu('上')
  const below = await aMenu('下', { parentId: top })
  const form = { name: '上', path: 'pages/x', sort: 1, visible: 1, roleCodes: [] }
  for (const parentId of [top, below, 999_999])
    expect(await admin.put(`/api/v1/miniMenus/${top}`, { ...form, parentId })).toMatchObject({
      status: 400,
      errors: [{ path: 'parentId' }],
    })
  expect(await admin.put(`/api/v1/miniMenus/${top}`, { ...form, roleCodes: ['NOBODY'] })).toMatchObject({
    status: 400,
    msg: '角色编码 NOBODY 不存在',
  })
  expect(await admin.put(`/api/v1/miniMenus/${top}`, { ...form, path: 'javascript:alert(1)' })).toMatchObject({ status: 400 })
})
test('a change keeps the rest; the second writer of a version is told; an unknown one is not found', async () => {
  const id = await aMenu('改')
  const form = { parentId: 0, name: '改了', path: 'pages/y', sort: 3, visible: 1, roleCodes: ['TEACHER'], version: 1 }
  expect(await admin.put(`/api/v1/miniMenus/${id}`, form)).toMatchObject({ status: 200, data: null })
  expect((await page(`?keywords=${encodeURIComponent('改了')}`)).list).toMatchObject([{ id, roleCodes: ['TEACHER'], version: 2 }])
  expect(await admin.put(`/api/v1/miniMenus/${id}`, form)).toMatchObject({ status: 409 })
  expect(await admin.put('/api/v1/miniMenus/999999', form)).toMatchObject({ status: 404 })
})
test('deleting takes everything below along', async () => {
  const top = await aMenu('删')
  const below = await aMenu('删下', { parentId: top })
  await aMenu('删下下', { parentId: below })
  expect(await admin.delete(`/api/v1/miniMenus/${top}`)).toMatchObject({ status: 200, data: null })
  expect(await page(`?keywords=${encodeURIComponent('删')}`)).toEqual({ list: [], total: 0 })
  expect(await admin.delete(`/api/v1/miniMenus/${top}`)).toMatchObject({ status: 404 })
})
test('management needs its permissions', async () => {
  const teacher = await house.as('teacher')
  expect(await teacher.get('/api/v1/miniMenus/page')).toMatchObject({ status: 401, code: 'A0301' })
  expect(await teacher.post('/api/v1/miniMenus', { name: 'x' })).toMatchObject({ status: 401 })
  expect(await teacher.delete('/api/v1/miniMenus/1')).toMatchObject({ status: 401 })
})
