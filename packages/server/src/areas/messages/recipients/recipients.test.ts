import { recipientWords } from '@residency/contract/areas/messages/recipients/text'
import { beforeEach, describe, expect, test } from 'vitest'
import { idOf, NOBODY, userOf } from '../../../testing/builders/informs.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { findRoleId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 2, trainees: 3 })
beforeEach(() => server.asOwner('truncate rate_limits, submit_locks'))

const preview = async (who: string, recipients: object) =>
  (await server.as(who)).post('/api/v1/recipients/preview', {
    recipients: { ...NOBODY, ...recipients },
  })

const names = async (who: string, recipients: object) => {
  const { data } = await preview(who, recipients)
  return (data as { people: { label: string }[] }).people.map(({ label }) => label)
}

const firstBaseExcept = async (baseId: number) =>
  (
    await server.db
      .selectFrom('bases')
      .select('id')
      .where('id', '<>', baseId)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id

const roleOf = (code: string) => findRoleId(server, code)

const ids = (people: readonly { userId: number }[]) => people.map(({ userId }) => userId)

describe('recipients', () => {
  test('are people by name, and all who have a role, work or train at a base, in a department, or are of a cohort', async () => {
    expect((await names('bhb', { userIds: ids(fixtures.mentors) })).sort()).toEqual([
      '导师1',
      '导师2',
    ])
    expect(await names('bhb', { roleIds: [await roleOf('DEPT_ADMIN')] })).toEqual(
      expect.arrayContaining(['赵一帆', '孙晓岚']),
    )

    const ofBase = await names('bhb', { baseIds: [fixtures.baseId] })

    expect(ofBase).toEqual(expect.arrayContaining(['导师1', '学员1', '何文静']))
    expect(ofBase).not.toContain('郑浩')

    const ofDepartment = await names('bhb', {
      departmentIds: [await idOf(server, 'departments', '药学部')],
    })

    expect(ofDepartment).toEqual(expect.arrayContaining(['陈国栋', '赵一帆', '学员3']))
    expect(ofDepartment).not.toContain('孙晓岚')

    const cohort = await server.db
      .selectFrom('cohorts as c')
      .innerJoin('majors as m', 'm.id', 'c.majorId')
      .select('c.id')
      .where('c.state', '=', 'approved')
      .where('m.baseId', '=', fixtures.baseId)
      .executeTakeFirst()

    if (!cohort) return

    await server.db
      .updateTable('trainees')
      .set({ cohortId: cohort.id })
      .where('id', '=', fixtures.trainees[0]!.traineeId)
      .execute()

    expect(await names('bhb', { cohortIds: [cohort.id] })).toContain('学员1')
  })

  test('of a department include the trainees who stay there today, though they belong elsewhere', async () => {
    const place = await idOf(server, 'departments', '临床免疫室')
    const [trainee] = fixtures.trainees

    await aBlock(server, {
      traineeId: trainee!.traineeId,
      departmentId: place,
      from: '2026-11-02',
      until: '2026-11-30',
      state: 'entered',
      supervisorId: fixtures.mentors[0]!.userId,
    })

    expect(await names('bhb', { departmentIds: [place] })).toContain('学员1')
  })

  test('are counted once, without accounts that are disabled, and everybody is everybody in the hospital', async () => {
    const [first, second] = fixtures.trainees

    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('id', '=', second!.userId)
      .execute()

    expect(
      await names('bhb', {
        userIds: [first!.userId, second!.userId],
        baseIds: [],
        departmentIds: [fixtures.departmentId],
      }),
    ).not.toContain('学员2')

    const { data } = await preview('bhb', {
      userIds: [first!.userId],
      departmentIds: [fixtures.departmentId],
    })

    const { people, total } = data as { people: unknown[]; total: number }

    expect([people.length, new Set(people.map((person) => JSON.stringify(person))).size]).toEqual([
      total,
      total,
    ])

    await server.db
      .updateTable('users')
      .set({ status: 1 })
      .where('id', '=', second!.userId)
      .execute()

    const everybody = await names('bhb', { everyone: true })

    expect(everybody).toEqual(expect.arrayContaining(['何文静', '郑浩', '学员1']))
    expect(everybody).not.toContain('张予安')
  })

  test('end where one’s own people end: base and department reach theirs and nobody beyond', async () => {
    for (const who of ['base', 'dept']) {
      const own = await names(who, { everyone: true })

      expect(own, who).toContain('何文静')
      expect(own, who).not.toContain('郑浩')
      expect(await names(who, { roleIds: [await roleOf('TEACHER')] }), who).not.toContain('郑浩')
    }

    expect(await names('base2', { everyone: true })).not.toContain('何文静')
    expect(await names('dept2', { everyone: true })).not.toContain('何文静')
  })

  test.each([
    ['base', 'userIds', '郑浩'],
    ['base', 'baseIds', '检验基地'],
    ['base', 'departmentIds', '检验科'],
    ['dept', 'userIds', '郑浩'],
    ['dept', 'baseIds', '医院药师基地'],
    ['dept', 'departmentIds', '门诊药房'],
    ['base2', 'departmentIds', '住院药房'],
    ['dept2', 'departmentIds', '住院药房'],
  ] as const)('beyond are refused at the list: %s chooses %s (%s)', async (who, list, name) => {
    const find = {
      userIds: () => userOf(server, 'teacher2'),
      baseIds: () => firstBaseExcept(who === 'dept' ? 0 : fixtures.baseId),
      departmentIds: () => idOf(server, 'departments', name),
    }
    const id = await find[list]()

    expect(await preview(who, { [list]: [id] })).toMatchObject({
      status: 400,
      errors: [
        {
          path: `body.recipients.${list}`,
          message: recipientWords['zh-cn'].issues['recipients.unknown'],
        },
      ],
    })
  })

  test('are nobody’s to see without the right to write, and an empty choice is refused', async () => {
    for (const who of ['teacher', 'student'])
      expect(await preview(who, { everyone: true }), who).toMatchObject({ status: 401 })
    expect(await preview('bhb', {})).toMatchObject({
      status: 400,
      errors: [{ path: 'body.recipients', message: '请选择接收人' }],
    })
  })

  test('are found by name or number, within reach', async () => {
    const find = async (who: string, words: string) =>
      (
        (
          await (
            await server.as(who)
          ).get(`/api/v1/recipients/people?keywords=${encodeURIComponent(words)}`)
        ).data as { label: string }[]
      ).map(({ label }) => label)

    expect(await find('bhb', '郑浩')).toEqual(['郑浩'])
    expect(await find('base', '郑浩')).toEqual([])
    expect(await find('base', 'T0001')).toEqual(['何文静'])
  })
})

describe('a group', () => {
  const create = async (who: string, form: Record<string, unknown>) =>
    (await server.as(who)).post('/api/v1/recipientGroups', form)

  const formOf = (name: string, recipients: object, isShared = false) => ({
    name,
    isShared,
    recipients: { ...NOBODY, ...recipients },
  })

  test('follows its rules: who joins later belongs to it', async () => {
    const { data } = await create(
      'bhb',
      formOf('住院药房的人', { departmentIds: [fixtures.departmentId] }),
    )

    const { id } = data as { id: number }
    const before = await names('bhb', { groupIds: [id] })

    expect(before).toContain('何文静')

    await server.db
      .updateTable('users')
      .set({ departmentId: fixtures.departmentId })
      .where('username', '=', 'teacher2')
      .execute()

    expect(await names('bhb', { groupIds: [id] })).toEqual(
      expect.arrayContaining([...before, '郑浩']),
    )

    const elsewhere = await idOf(server, 'departments', '临床生化室')

    await server.db
      .updateTable('users')
      .set({ departmentId: elsewhere })
      .where('username', '=', 'teacher2')
      .execute()
  })

  test('is one’s own: others do not find it, unless it is shared with the office; nobody else changes it', async () => {
    const own = (await create('base', formOf('本基地', { baseIds: [fixtures.baseId] }))).data as {
      id: number
      version: number
    }

    const shared = (
      await create('base', formOf('本基地学员', { baseIds: [fixtures.baseId] }, true))
    ).data as { id: number }
    const office = await server.as('bhb')

    expect(await office.get(`/api/v1/recipientGroups/${own.id}`)).toMatchObject({ status: 404 })
    expect(await office.get(`/api/v1/recipientGroups/${shared.id}`)).toMatchObject({ status: 200 })
    expect(await preview('bhb', { groupIds: [own.id] })).toMatchObject({ status: 400 })
    expect(await names('bhb', { groupIds: [shared.id] })).toContain('学员1')
    expect(await preview('base2', { groupIds: [shared.id] })).toMatchObject({ status: 400 })

    expect(
      await office.put(`/api/v1/recipientGroups/${shared.id}`, {
        ...formOf('改', { everyone: true }),
        version: 1,
      }),
    ).toMatchObject({
      status: 404,
    })

    expect(await office.delete(`/api/v1/recipientGroups/${shared.id}`)).toMatchObject({
      status: 404,
    })

    const base = await server.as('base')

    expect(
      await base.put(`/api/v1/recipientGroups/${own.id}`, {
        ...formOf('本基地全体', { everyone: true }),
        version: own.version,
      }),
    ).toMatchObject({ status: 200 })

    expect(
      await base.put(`/api/v1/recipientGroups/${own.id}`, {
        ...formOf('旧', { everyone: true }),
        version: own.version,
      }),
    ).toMatchObject({ status: 409 })

    expect(await base.get(`/api/v1/recipientGroups/${own.id}`)).toMatchObject({
      data: { name: '本基地全体', recipients: { everyone: true, baseIds: [] } },
    })

    expect(await create('base', formOf('本基地全体', { everyone: true }))).toMatchObject({
      status: 409,
      errors: [{ path: 'name' }],
    })

    expect(await base.delete(`/api/v1/recipientGroups/${own.id}`)).toMatchObject({ status: 200 })

    const { list } = (await base.get('/api/v1/recipientGroups')).data as {
      list: { name: string; summary: string }[]
    }

    expect(list.map(({ name, summary }) => [name, summary])).toEqual([['本基地学员', '基地 1 个']])
  })
})
