import { TOUR_VERSION } from '@residency/contract/areas/accounts/own-account/tour.contract'
import { describe, expect, test } from 'vitest'
import { aBrowser, knownCaptcha } from '../../../testing/outside/browser.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer({ environment: knownCaptcha })

const seenTour = async (username: string) =>
  ((await (await server.as(username)).get('/api/v1/users/me')).data as { seenTour: number })
    .seenTour

describe('the tour of the first login', () => {
  test('is remembered for the person, not for the device, and nobody else’s is touched', async () => {
    await server.asOwner('delete from seen_tours')
    expect(await seenTour('student')).toBe(0)

    const student = await server.as('student')

    expect(await student.put('/api/v1/users/me/tour', { version: TOUR_VERSION })).toMatchObject({
      status: 200,
      data: null,
    })

    expect(await seenTour('student')).toBe(TOUR_VERSION)
    expect(await seenTour('student2')).toBe(0)
    expect(await student.put('/api/v1/users/me/tour', { version: 0 })).toMatchObject({
      status: 200,
    })
    expect(await seenTour('student')).toBe(0)
  })

  test.each([-1, 1001, 1.5, 'one', null])(
    'version %s is refused by name of the field',
    async (version) => {
      const reply = await (await server.as('student')).put('/api/v1/users/me/tour', { version })
      expect(reply).toMatchObject({ status: 400, code: 'A0400' })
      expect(reply.errors.map((error) => error.path)).toEqual(['body.version'])
    },
  )

  test('needs a session', async () => {
    expect(await server.anonymous.put('/api/v1/users/me/tour', { version: 1 })).toMatchObject({
      status: 401,
    })
  })
})

describe('known devices', () => {
  type Device = {
    id: number
    agent: string
    firstUsedAt: string | null
    lastUsedAt: string
    isThisOne: boolean
  }

  /** A browser that has logged in, with its session and its device. */
  const arrive = async (username: string, agent: string, ip: string) => {
    const browser = aBrowser(server, ip)
    const reply = await browser.logIn(username, undefined, { 'user-agent': agent })

    expect(reply.status).toBe(200)

    const headers = {
      authorization: `Bearer ${(reply.data as { accessToken: string }).accessToken}`,
    }

    return {
      browser,
      list: async () => (await browser.get('/api/v1/devices/own', headers)).data as Device[],
    }
  }

  test('are the own ones, the latest first, each by what its browser called itself', async () => {
    const ward = await arrive('teacher', 'Firefox/140 Windows', '10.7.0.1')
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)

    const phone = await arrive('teacher', 'x'.repeat(400), '10.7.0.2')

    await arrive('teacher2', 'Chrome/150', '10.7.0.3')

    const seen = await phone.list()

    expect(seen.map(({ agent, isThisOne }) => [agent, isThisOne])).toEqual([
      ['x'.repeat(300), true],
      ['Firefox/140 Windows', false],
    ])

    expect((await ward.list()).map(({ isThisOne }) => isThisOne)).toEqual([false, true])
    expect(seen[0]!.firstUsedAt).toBe(seen[0]!.lastUsedAt)
  })

  test('one that is removed is unknown at its next login; that of another person is not found', async () => {
    const teacher = await server.as('teacher')
    const devices = (await teacher.get('/api/v1/devices/own')).data as Device[]

    expect(devices).toHaveLength(2)

    const stranger = await server.as('teacher2')

    expect(await stranger.delete(`/api/v1/devices/own/${devices[0]!.id}`)).toMatchObject({
      status: 404,
    })

    expect(await teacher.delete(`/api/v1/devices/own/${devices[0]!.id}`)).toMatchObject({
      status: 200,
      data: null,
    })

    expect(await teacher.delete(`/api/v1/devices/own/${devices[0]!.id}`)).toMatchObject({
      status: 404,
    })
    expect(
      ((await teacher.get('/api/v1/devices/own')).data as Device[]).map(({ id }) => id),
    ).toEqual([devices[1]!.id])

    const log = await server.db
      .selectFrom('auditEntries')
      .select(['action', 'userId'])
      .where('action', '=', 'accounts.device.forget')
      .execute()

    expect(log).toEqual([{ action: 'accounts.device.forget', userId: teacher.userId }])
  })

  test('one that was not used for half a year does not count any more', async () => {
    const { list } = await arrive('dept', 'Edg/150', '10.7.0.4')

    expect(await list()).toHaveLength(1)

    await server.asOwner(
      "update known_devices set last_used_at = last_used_at - interval '181 days'",
    )
    expect(await list()).toEqual([])
  })
})
