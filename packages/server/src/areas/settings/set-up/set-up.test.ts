import type { listSetUpSteps } from '@residency/contract/areas/settings/set-up/set-up.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { AnswerOf } from '@residency/contract/kernel'
import { describe, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { everyOf } from '../../../platform/area.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
const PATH = '/api/v1/setUp'
const office = await server.as('bhb')

const read = async (who = 'bhb') =>
  (await (await server.as(who)).get(PATH)).data as AnswerOf<typeof listSetUpSteps>

const stepOf = async (key: string, who = 'bhb') =>
  (await read(who)).steps.find(({ step }) => step === key)!

const change = async (key: string, over: object) => {
  const { version, handedTo } = await stepOf(key)
  const body = { isNeeded: true, handedTo: handedTo?.id ?? null, version, ...over }
  return office.put(`${PATH}/${key}`, body)
}

describe('the steps of setting up', () => {
  test('are in the order in which a hospital is built, and show what the records have', async () => {
    const { steps, left } = await read()
    expect(steps.map(({ step }) => step)).toEqual([
      'units',
      'departments',
      'bases',
      'people',
      'roles',
      'calendar',
      'standards',
      'leaveTypes',
      'forms',
      'mail',
      'sms',
      'wechat',
      'backup',
      'firstPeople',
    ])

    expect(await stepOf('units')).toMatchObject({ state: 'done', mayDo: true })
    expect(await stepOf('mail')).toMatchObject({ state: 'todo' })
    expect(left).toBe(steps.filter(({ state }) => state === 'todo').length)
  })
  test('a step that is not needed here counts no longer, and can be needed again', async () => {
    const { left } = await read()
    expect(await change('wechat', { isNeeded: false })).toMatchObject({ status: 200 })
    expect(await stepOf('wechat')).toMatchObject({ state: 'notNeeded' })
    expect((await read()).left).toBe(left - 1)

    await change('wechat', { isNeeded: true })
    expect((await read()).left).toBe(left)
  })
  test('a step is handed to somebody who may do it, who gets a notice with its page', async () => {
    const admin = await server.as('admin')
    const people = (await office.get(`${PATH}/backup/people`)).data as { value: number }[]
    expect(people.map(({ value }) => value)).toContain(admin.userId)
    expect(
      (await office.get(`${PATH}/backup/people?keywords=${encodeURIComponent('没有这个人')}`)).data,
    ).toEqual([])

    expect(await change('backup', { handedTo: admin.userId })).toMatchObject({ status: 200 })
    expect(await stepOf('backup')).toMatchObject({ handedTo: { id: admin.userId }, mayDo: false })

    const notices = await server.db
      .selectFrom('notices')
      .select(['userId', 'path'])
      .where('kind', '=', 'setUp.handed')
      .execute()

    expect(notices).toEqual([{ userId: admin.userId, path: '/system/health' }])
  })
  test('a backup is done once one was taken and one was checked', async () => {
    for (const [action, state] of [
      ['accounts.backup.take', 'todo'],
      ['accounts.backup.check', 'done'],
    ] as const) {
      await server.db
        .insertInto('auditEntries')
        .values({ at: server.clock.now, ip: 'terminal', action, result: 'ok' } as never)
        .execute()

      expect(await stepOf('backup')).toMatchObject({ state })
    }
  })
  test('a step is not handed to somebody who may not do it', async () => {
    const { userId } = await server.as('student')
    expect(await change('backup', { handedTo: userId })).toMatchObject({
      status: 400,
      errors: [{ path: 'handedTo', message: settingsWords['zh-cn'].errors.stepPersonWrong }],
    })
  })
  test('a change of a step that somebody else changed meanwhile is refused', async () => {
    const { version } = await stepOf('sms')
    const body = { isNeeded: false, handedTo: null, version }
    expect(await office.put(`${PATH}/sms`, body)).toMatchObject({ status: 200 })
    expect(await office.put(`${PATH}/sms`, body)).toMatchObject({ status: 409 })
  })
  test('an unknown step is not found, and nobody but those who lead may read', async () => {
    const body = { isNeeded: true, handedTo: null, version: 0 }
    expect(await office.put(`${PATH}/nothing`, body)).toMatchObject({ status: 404 })
    for (const who of ['base', 'dept', 'teacher', 'student'])
      expect((await (await server.as(who)).get(PATH)).status).toBe(401)
  })
})

test('every step has words in its area, a page in a menu and a permission of the menus', () => {
  const menus = everyOf(AREAS, 'menus')
  const permissions = menus.flatMap((menu) => Object.keys(menu.permissions ?? {}))

  for (const { name, words, setUpSteps = [] } of AREAS)
    for (const { key, views, permission } of setUpSteps) {
      for (const language of ['zh-cn', 'en'] as const)
        expect(words?.[language].setUp, name).toHaveProperty(key)

      expect(
        menus.some(({ view }) => view !== undefined && views.includes(view)),
        key,
      ).toBe(true)
      expect(permissions).toContain(permission)
    }
})
