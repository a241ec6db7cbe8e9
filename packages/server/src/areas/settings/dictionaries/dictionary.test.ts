import { describe, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { findDictLabels, isDictValue } from './dictionary.queries.ts'
import { syncDictionaries } from './sync-dictionaries.ts'

type Row = {
  id: number
  name: string
  code: string
  value: string
  status: number
  actions: string[]
}

type Page = { list: Row[]; total: number }

const server = await openServer()
const admin = await server.as('admin')

const options = async (typeCode: string, headers = {}) =>
  (await (await server.as('applicant')).get(`/api/v1/dict/${typeCode}/options`, headers)).data as {
    value: string
    label: string
  }[]

const typeId = async (code: string) =>
  (
    await server.db
      .selectFrom('dictTypes')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).id

const item = async (typeCode: string, value: string) =>
  ((await admin.get(`/api/v1/dict/page?typeCode=${typeCode}&pageSize=100`)).data as Page).list.find(
    (i) => i.value === value,
  )!

describe('GET /dict/{typeCode}/options', () => {
  test('value and label in the order of the dictionary, in the reader’s language', async () => {
    expect(await options('gender')).toEqual([
      { value: '1', label: '男' },
      { value: '2', label: '女' },
    ])
    expect(await options('gender', { 'accept-language': 'en' })).toEqual([
      { value: '1', label: 'Male' },
      { value: '2', label: 'Female' },
    ])
  })

  test('the published constants: married 1, unmarried 0; yes and no in both variants; four choices', async () => {
    const pairs = async (code: string) => (await options(code)).map((o) => `${o.value}${o.label}`)

    expect(await pairs('marital_status')).toEqual(['1已婚', '0未婚'])
    expect(await pairs('yes_no')).toEqual(['0是', '1否'])
    expect(await pairs('yes_no_swapped')).toEqual(['0否', '1是'])
    expect(await pairs('choice')).toEqual(['1第一志愿', '2第二志愿', '3第三志愿', '4第四志愿'])
  })

  test.each([
    ['ethnic_group', 58],
    ['country', 250],
    ['political_status', 13],
    ['trainee_kind', 4],
  ])('%s has %i items', async (code, count) => {
    expect(await options(code)).toHaveLength(count)
  })

  test('every built-in item is worded in both languages', async () => {
    const bare = await server.db
      .selectFrom('dictItems')
      .select('value')
      .where('labelEn', 'is', null)
      .execute()

    expect(bare).toEqual([])

    expect(
      (await options('ethnic_group', { 'accept-language': 'en' })).filter((o) =>
        /\p{Script=Han}/u.test(o.label),
      ),
    ).toEqual([])

    expect((await options('country'))[0]).toEqual({ value: 'CN', label: '中国' })
  })

  test('an unknown dictionary has no items', async () => {
    expect(await options('no_such_thing')).toEqual([])
  })

  test('a session is needed', async () => {
    expect(await server.anonymous.get('/api/v1/dict/gender/options')).toMatchObject({
      status: 401,
      code: 'A0230',
    })
  })
})

describe('dictionary types', () => {
  test('from adding to deleting with the items, as the published client writes', async () => {
    const form = { name: '血型', code: 'blood_type', status: 1, remark: '' }

    expect(await admin.post('/api/v1/dict/types', form)).toMatchObject({
      status: 200,
      code: '00000',
      data: null,
    })

    const page = (await admin.get('/api/v1/dict/types/page?keywords=blood&pageNum=1&pageSize=10'))
      .data as Page

    expect(page).toMatchObject({
      total: 1,
      list: [{ name: '血型', code: 'blood_type', status: 1, actions: ['edit', 'delete'] }],
    })

    const { id } = page.list[0]!

    expect((await admin.get(`/api/v1/dict/types/${id}/form`)).data).toMatchObject({
      ...form,
      id,
      remark: null,
      version: 1,
    })

    expect(
      await admin.post('/api/v1/dict', {
        typeCode: 'blood_type',
        name: 'O型',
        value: 'O',
        status: 1,
        sort: 1,
        remark: '',
      }),
    ).toMatchObject({ status: 200 })

    expect(await options('blood_type')).toEqual([{ value: 'O', label: 'O型' }])
    expect(await admin.put(`/api/v1/dict/types/${id}`, { ...form, id, status: 0 })).toMatchObject({
      status: 200,
    })
    expect(await options('blood_type')).toEqual([])

    expect(await admin.delete(`/api/v1/dict/types/${id}`)).toMatchObject({
      status: 200,
      data: null,
    })

    expect(await admin.get(`/api/v1/dict/types/${id}/form`)).toMatchObject({ status: 404 })

    expect((await admin.get('/api/v1/dict/page?typeCode=blood_type')).data).toEqual({
      list: [],
      total: 0,
    })
  })

  test('forms left over from another type or item give a new one neither an English name nor a colour', async () => {
    const type = { name: '班次', nameEn: 'Shift', code: 'left_shift' }
    await admin.post('/api/v1/dict/types', type)

    const ofType = (await admin.get(`/api/v1/dict/types/${await typeId('left_shift')}/form`))
      .data as object

    expect(
      await admin.post('/api/v1/dict/types', { ...ofType, name: '岗位', code: 'left_post' }),
    ).toMatchObject({ status: 200 })

    const made = (await admin.get(`/api/v1/dict/types/${await typeId('left_post')}/form`)).data

    expect(made).toMatchObject({ name: '岗位', nameEn: null })

    const day = {
      typeCode: 'left_shift',
      name: '白班',
      nameEn: 'Day',
      value: 'd',
      colour: '#ff0000',
    }

    await admin.post('/api/v1/dict', day)

    const ofItem = (await admin.get(`/api/v1/dict/${(await item('left_shift', 'd')).id}/form`))
      .data as object

    expect(await admin.post('/api/v1/dict', { ...ofItem, name: '夜班', value: 'n' })).toMatchObject(
      { status: 200 },
    )

    expect(await item('left_shift', 'n')).toMatchObject({
      name: '夜班',
      nameEn: null,
      colour: null,
    })
  })

  test('a code exists once, and is a word of code', async () => {
    const taken = await admin.post('/api/v1/dict/types', {
      name: '又一个',
      code: 'gender',
      status: 1,
    })

    expect(taken).toMatchObject({
      status: 400,
      code: 'B0001',
      msg: '字典编码已存在',
      errors: [{ path: 'code' }],
    })

    expect(
      await admin.post('/api/v1/dict/types', { name: '错', code: '1 x', status: 1 }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.code' }],
    })
  })

  test('a built-in one keeps its code and cannot be deleted, but can be disabled', async () => {
    const id = await typeId('award_level')

    expect(
      await admin.put(`/api/v1/dict/types/${id}`, { name: '级别', code: 'other' }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'code' }],
    })

    expect(await admin.delete(`/api/v1/dict/types/${id}`)).toMatchObject({
      status: 409,
      msg: '系统内置的字典不能删除，可以停用',
    })

    expect(
      await admin.put(`/api/v1/dict/types/${id}`, {
        name: '获奖级别',
        code: 'award_level',
        status: 0,
      }),
    ).toMatchObject({ status: 200 })

    expect(await options('award_level')).toEqual([])
  })
})

describe('dictionary items', () => {
  test('the page is found by keywords and by the name that the published client sends', async () => {
    for (const query of ['keywords', 'name'])
      expect(
        (
          await admin.get(
            `/api/v1/dict/page?typeCode=title&${query}=${encodeURIComponent('主管药师')}`,
          )
        ).data,
      ).toMatchObject({
        total: 1,
        list: [{ name: '主管药师', value: 'pharmacist_in_charge', status: 1, actions: ['edit'] }],
      })
  })

  test('a value exists once in a dictionary, and the dictionary must exist', async () => {
    const form = { typeCode: 'leave_type', name: '再一个', value: 'sick', status: 1, sort: 1 }

    expect(await admin.post('/api/v1/dict', form)).toMatchObject({
      status: 400,
      msg: '同一字典中已有这个值',
      errors: [{ path: 'value' }],
    })

    expect(await admin.post('/api/v1/dict', { ...form, typeCode: 'nothing' })).toMatchObject({
      status: 400,
      errors: [{ path: 'typeCode' }],
    })
  })

  test('a built-in item may be reworded and disabled; its value stays, and so does what the published client does not know', async () => {
    const { id } = await item('leave_type', 'official')

    const form = {
      typeCode: 'leave_type',
      name: '公出',
      value: 'official',
      status: 1,
      sort: 8,
      remark: '',
    }

    expect(await admin.delete(`/api/v1/dict/${id}`)).toMatchObject({ status: 409 })

    expect(await admin.put(`/api/v1/dict/${id}`, { ...form, value: 'duty' })).toMatchObject({
      status: 400,
      errors: [{ path: 'value' }],
    })

    expect(await admin.put(`/api/v1/dict/${id}`, form)).toMatchObject({ status: 200 })

    expect((await admin.get(`/api/v1/dict/${id}/form`)).data).toMatchObject({
      name: '公出',
      nameEn: 'Official leave',
      typeCode: 'leave_type',
    })

    expect(
      await admin.put(`/api/v1/dict/${id}`, { ...form, nameEn: '', colour: '#1a6fd0', status: 0 }),
    ).toMatchObject({ status: 200 })

    expect((await admin.get(`/api/v1/dict/${id}/form`)).data).toMatchObject({
      nameEn: null,
      colour: '#1a6fd0',
      status: 0,
    })

    expect((await options('leave_type')).map((o) => o.value)).not.toContain('official')
    expect(await isDictValue(server.db, 'leave_type', 'official')).toBe(false)
    expect(await isDictValue(server.db, 'leave_type', 'sick')).toBe(true)
    expect((await findDictLabels(server.db, 'leave_type', 'en')).get('official')).toBe('公出')
  })

  test('the next start adds what is missing and overwrites nothing', async () => {
    await server.db
      .updateTable('dictItems')
      .set({ labelZh: '丈夫陪产' })
      .where('value', '=', 'paternity')
      .execute()

    await server.asOwner(`delete from dict_items where value = 'bereavement'`)

    const before = await server.db.selectFrom('dictItems').select('id').execute()

    await Promise.all([syncDictionaries(server.db, AREAS), syncDictionaries(server.db, AREAS)])
    expect(await server.db.selectFrom('dictItems').select('id').execute()).toHaveLength(
      before.length + 1,
    )
    expect((await item('leave_type', 'paternity')).name).toBe('丈夫陪产')
    expect((await item('leave_type', 'bereavement')).name).toBe('丧假')
  })

  test('the second writer of a version is refused', async () => {
    const { id } = await item('degree', 'none')
    const form = { typeCode: 'degree', name: '无学位', value: 'none', sort: 1, version: 1 }
    const replies = await Promise.all(
      [1, 2].map((sort) => admin.put(`/api/v1/dict/${id}`, { ...form, sort })),
    )

    expect(replies.map((r) => r.status).sort()).toEqual([200, 409])
  })
})

test('a trainee writes no dictionary and lists none', async () => {
  const student = await server.as('student')
  const type = { name: '甲', code: 'mine' }
  const newItem = { typeCode: 'gender', name: '丙', value: '3' }

  for (const call of [
    student.get('/api/v1/dict/types/page'),
    student.get('/api/v1/dict/types/1/form'),
    student.post('/api/v1/dict/types', type),
    student.put('/api/v1/dict/types/1', type),
    student.delete('/api/v1/dict/types/1'),
    student.get('/api/v1/dict/page'),
    student.get('/api/v1/dict/1/form'),
    student.post('/api/v1/dict', newItem),
    student.put('/api/v1/dict/1', newItem),
    student.delete('/api/v1/dict/1'),
  ])
    expect(await call).toMatchObject({ status: 401, code: 'A0301' })
})

test('the education office edits items but not types', async () => {
  const office = await server.as('bhb')

  expect(
    await office.post('/api/v1/dict', {
      typeCode: 'school_type',
      name: '军队院校',
      nameEn: 'Military school',
      value: 'military',
      sort: 4,
    }),
  ).toMatchObject({ status: 200 })

  expect(await options('school_type', { 'accept-language': 'en' })).toContainEqual({
    value: 'military',
    label: 'Military school',
  })

  expect(await office.post('/api/v1/dict/types', { name: '甲', code: 'mine' })).toMatchObject({
    status: 401,
    code: 'A0301',
  })
})

describe('items in use', () => {
  const fresh = async (typeCode: string, value: string) => {
    await admin.post('/api/v1/dict', { typeCode, name: `名称${value}`, value, sort: 99 })
    return item(typeCode, value)
  }

  test('can be disabled and reworded, not deleted, moved or given another value', async () => {
    const own = await fresh('political_status', 'guest')

    const { id, before } = await server.db
      .selectFrom('registrations')
      .select(['id', 'politicalStatus as before'])
      .limit(1)
      .executeTakeFirstOrThrow()

    await server.db
      .updateTable('registrations')
      .set({ politicalStatus: 'guest' })
      .where('id', '=', id)
      .execute()

    expect(await admin.delete(`/api/v1/dict/${own.id}`)).toMatchObject({
      status: 409,
      msg: '“名称guest”已被使用，不能删除，可以停用',
    })

    const form = { typeCode: 'political_status', name: '来宾', value: 'guest', sort: 99 }

    expect(await admin.put(`/api/v1/dict/${own.id}`, { ...form, value: 'visitor' })).toMatchObject({
      status: 400,
      code: 'B0001',
    })

    expect(
      await admin.put(`/api/v1/dict/${own.id}`, { ...form, typeCode: 'gender' }),
    ).toMatchObject({ status: 400, code: 'B0001' })
    expect(await admin.put(`/api/v1/dict/${own.id}`, { ...form, status: 0 })).toMatchObject({
      status: 200,
    })
    expect((await options('political_status')).map(({ value }) => value)).not.toContain('guest')
    expect((await findDictLabels(server.db, 'political_status', 'zh-cn')).get('guest')).toBe('来宾')

    await server.db
      .updateTable('registrations')
      .set({ politicalStatus: before })
      .where('id', '=', id)
      .execute()

    expect(await admin.delete(`/api/v1/dict/${own.id}`)).toMatchObject({ status: 200 })
  })

  test('a dictionary with such an item is not deleted either, and nothing of it is lost', async () => {
    await admin.post('/api/v1/dict/types', { name: '另一种', code: 'other_kind' })

    const otherItem = await fresh('other_kind', 'a')
    const window = await fresh('time_window', 'summer_school')

    const at = {
      name: 'summer_school',
      startsAt: new Date('2026-07-01'),
      endsAt: new Date('2026-07-31'),
    }

    await server.db.insertInto('timeWindows').values(at).execute()
    expect(await admin.delete(`/api/v1/dict/${otherItem.id},${window.id}`)).toMatchObject({
      status: 409,
    })
    expect(await item('other_kind', 'a')).toBeDefined()
    expect(await admin.delete(`/api/v1/dict/types/${await typeId('other_kind')}`)).toMatchObject({
      status: 200,
    })
  })
})

describe('the order of items', () => {
  const values = async () => (await options('choice')).map(({ value }) => value)

  const ids = async () =>
    ((await admin.get('/api/v1/dict/page?typeCode=choice&pageSize=100')).data as Page).list.map(
      ({ id }) => id,
    )

  test('is put whole, and seen by the next reader', async () => {
    const before = await ids()

    expect(
      await admin.put('/api/v1/dict/choice/order', { ids: [...before].reverse() }),
    ).toMatchObject({ status: 200 })
    expect(await values()).toEqual(['4', '3', '2', '1'])
    expect(await admin.put('/api/v1/dict/choice/order', { ids: before })).toMatchObject({
      status: 200,
    })
    expect(await values()).toEqual(['1', '2', '3', '4'])
  })

  test('a list that leaves one out, holds a stranger or one twice is stale', async () => {
    const before = await ids()
    const [other] = ((await admin.get('/api/v1/dict/page?typeCode=gender')).data as Page).list

    for (const wrong of [
      before.slice(1),
      [...before, other!.id],
      [...before.slice(1), other!.id],
      [...before, before[0]!],
    ])
      expect(await admin.put('/api/v1/dict/choice/order', { ids: wrong })).toMatchObject({
        status: 409,
        code: 'B0001',
      })

    expect(await admin.put('/api/v1/dict/no_such_thing/order', { ids: before })).toMatchObject({
      status: 404,
    })
    expect(
      await (await server.as('student')).put('/api/v1/dict/choice/order', { ids: before }),
    ).toMatchObject({ status: 401 })
    expect(await values()).toEqual(['1', '2', '3', '4'])
  })
})
