import {
  type MiniMenuNode,
  miniMenuForm,
} from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { describe, expect, test } from 'vitest'
import { openServer } from '../../../testing/server/open-server.ts'
import { MINI_MENU_SEEDS } from './mini-menu-seeds.text.ts'
import { syncMiniMenus } from './sync-mini-menus.ts'

const server = await openServer()
const admin = await server.as('admin')

const aMenu = async (name: string, over: object = {}) => {
  const reply = await admin.post('/api/v1/miniMenus', {
    name,
    path: 'pages/x/index',
    sort: 1,
    visible: 1,
    roleCodes: ['STUDENT'],
    ...over,
  })

  expect(reply).toMatchObject({ status: 200, code: '00000', data: null })

  return (
    await server.db
      .selectFrom('miniMenus')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  ).id
}

const page = async (query = '') =>
  (await admin.get(`/api/v1/miniMenus/page${query}`)).data as {
    list: MiniMenuNode[]
    total: number
  }

type MenuAnswer = { name: string; nameEn: string; path: string | null; children: MenuAnswer[] }

const seenBy = async (username: string) =>
  ((await (await server.as(username)).get('/api/v1/miniMenus/own')).data as MenuAnswer[]).flatMap(
    (m) => [m.name, ...m.children.map((c) => c.name)],
  )

describe('the menus that a start adds', () => {
  test('trainees and teachers see theirs, others none; every icon and every page is written as administrators write them', async () => {
    const trainee = await seenBy('student')

    expect(trainee).toEqual(
      expect.arrayContaining([
        '首页',
        '我的培训',
        '轮转安排',
        '登记工作量',
        '请假与销假',
        '消息',
        '我的',
      ]),
    )

    expect(trainee).not.toContain('审核工作量')

    const teacher = await seenBy('teacher')

    expect(teacher).toEqual(
      expect.arrayContaining(['首页', '我的带教', '我的学员', '审核工作量', '审批请假']),
    )
    expect(teacher).not.toContain('登记工作量')
    expect(await seenBy('partner')).toEqual([])

    const { list } = await page('?pageSize=100')

    for (const menu of list.flatMap((top) => [top, ...top.children]))
      expect(miniMenuForm.safeParse({ ...menu, version: undefined })).toMatchObject({
        success: true,
      })
  })
  test('what administrators changed or deleted stays so at the next start, and nothing is added twice', async () => {
    const count = async () =>
      (await server.db.selectFrom('miniMenus').select('id').execute()).length
    const before = await count()

    await syncMiniMenus(server.db)
    expect(await count()).toBe(before)

    const of = async (name: string) =>
      server.db
        .selectFrom('miniMenus')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow()

    await server.db
      .updateTable('miniMenus')
      .set({ name: '首页改' })
      .where('id', '=', (await of('首页')).id)
      .execute()

    await admin.delete(`/api/v1/miniMenus/${(await of('我的带教')).id}`)
    // an older version did not have this one yet
    await server.db.deleteFrom('miniMenuSeeds').where('seed', '=', 'teaching.rate').execute()
    await Promise.all([syncMiniMenus(server.db), syncMiniMenus(server.db)])
    expect(await count()).toBe(
      before - MINI_MENU_SEEDS.filter(({ key }) => key.startsWith('teaching')).length,
    )
    expect(await seenBy('teacher')).toEqual(['首页改', '消息', '我的'])

    await server.db.deleteFrom('miniMenus').execute()
  })
})

test('a page counts top menus, each with what is below it; a search shows what it found', async () => {
  const top = await aMenu('首页')
  const below = await aMenu('请假申请', { parentId: top })

  await aMenu('我的', { sort: 2 })

  expect(await page('?pageNum=1&pageSize=1')).toMatchObject({
    total: 2,
    list: [
      {
        id: top,
        parentId: 0,
        roleCodes: ['STUDENT'],
        actions: ['add', 'edit', 'delete'],
        children: [{ id: below, children: [] }],
      },
    ],
  })

  expect(await page(`?keywords=${encodeURIComponent('请假')}`)).toMatchObject({
    total: 1,
    list: [{ id: below, parentId: top }],
  })
})

test('people see the menus of their roles, nothing hidden and nothing below what they do not see', async () => {
  const staff = await aMenu('带教', { roleCodes: ['TEACHER'] })
  await aMenu('带教的学员', { parentId: staff })
  await aMenu('藏', { visible: 0 })
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

  expect(
    await admin.put(`/api/v1/miniMenus/${top}`, { ...form, roleCodes: ['NOBODY'] }),
  ).toMatchObject({
    status: 400,
    msg: '角色编码 NOBODY 不存在',
  })

  expect(
    await admin.put(`/api/v1/miniMenus/${top}`, { ...form, path: 'javascript:alert(1)' }),
  ).toMatchObject({ status: 400 })
})

test('a change leaves the rest; the second writer of a version is refused; an unknown one is not found', async () => {
  const id = await aMenu('改')

  const form = {
    parentId: 0,
    name: '改了',
    path: 'pages/y',
    sort: 3,
    visible: 1,
    roleCodes: ['TEACHER'],
    version: 1,
  }

  expect(await admin.put(`/api/v1/miniMenus/${id}`, form)).toMatchObject({
    status: 200,
    data: null,
  })

  expect((await page(`?keywords=${encodeURIComponent('改了')}`)).list).toMatchObject([
    { id, roleCodes: ['TEACHER'], version: 2 },
  ])
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
  const teacher = await server.as('teacher')

  expect(await teacher.get('/api/v1/miniMenus/page')).toMatchObject({ status: 401, code: 'A0301' })
  expect(await teacher.post('/api/v1/miniMenus', { name: 'x' })).toMatchObject({ status: 401 })
  expect(await teacher.delete('/api/v1/miniMenus/1')).toMatchObject({ status: 401 })
})
