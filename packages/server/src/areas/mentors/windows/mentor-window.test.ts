import { describe, expect, test } from 'vitest'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { addMentorFixtures, aMentorWindow } from '../../../testing/builders/mentors.ts'
import { openServer, type TestServer } from '../../../testing/server/open-server.ts'
import { effectiveWindow, windowStateAt } from './mentor-window.rules.ts'
import { openMentorWindow } from './open-mentor-window.ts'

const at = (text: string) => new Date(`${text}+08:00`)

const window = {
  startsAt: at('2026-11-01T00:00:00'),
  endsAt: at('2026-11-30T23:59:59'),
  isOn: true,
}

describe('the state of a window', () => {
  test.each([
    ['2026-10-31T23:59:59', 'upcoming'],
    ['2026-11-01T00:00:00', 'open'],
    ['2026-11-30T23:59:59.999', 'open'],
    ['2026-12-01T00:00:00', 'over'],
  ])('at %s: %s', (now, state) => expect(windowStateAt(window, at(now))).toBe(state))

  test('switched off wins over its dates', () =>
    expect(windowStateAt({ ...window, isOn: false }, at('2026-11-10T00:00:00'))).toBe('off'))

  test('of a base the open window counts, else the next, else the last, else one that is switched off', () => {
    const past = {
      ...window,
      year: 2025,
      startsAt: at('2025-11-01T00:00:00'),
      endsAt: at('2025-11-30T00:00:00'),
    }

    const next = {
      ...window,
      year: 2027,
      startsAt: at('2027-11-01T00:00:00'),
      endsAt: at('2027-11-30T00:00:00'),
    }

    const off = { ...window, isOn: false }
    const now = at('2026-11-10T00:00:00')

    expect(effectiveWindow([past, window, next], now)).toBe(window)
    expect(effectiveWindow([past, off, next], now)).toBe(next)
    expect(effectiveWindow([off, past], now)).toBe(past)
    expect(effectiveWindow([off], now)).toBe(off)
    expect(effectiveWindow([], now)).toBeUndefined()
  })
})

const form = (baseId: number, over: object = {}) => ({
  baseId,
  year: 2026,
  mode: 'match',
  maxChoices: 3,
  startsAt: '2026-11-01T00:00:00+08:00',
  endsAt: '2026-11-30T23:59:59+08:00',
  ...over,
})

const apply = async (server: TestServer, windowId: number) => {
  const fixtures = await addMentorFixtures(server, { mentors: 2, trainees: 1 })
  const choices = fixtures.mentors.map(({ entryId }, i) => ({
    windowId,
    entryId,
    choiceRank: i + 1,
  }))

  await server.db
    .insertInto('mentorApplications')
    .values(choices.map((choice) => ({ ...choice, traineeId: fixtures.trainees[0]!.traineeId })))
    .execute()
}

describe('the window of a base and a year', () => {
  test('is set, changed, switched and deleted by the office; base administrators read those of their bases', async () => {
    const server = await openServer()

    const bases = await server.db
      .selectFrom('bases')
      .select(['id', 'name'])
      .orderBy('sort')
      .execute()

    const [pharmacy, laboratory] = [bases[0]!.id, bases[1]!.id]
    const [office, base, base2] = await Promise.all(
      ['bhb', 'base', 'base2'].map((who) => server.as(who)),
    )
    const made = await office!.post('/mentorStudentTime', form(pharmacy))

    expect(made).toMatchObject({ status: 200 })

    const { id } = made.data as { id: number }

    expect(
      await office!.post('/mentorStudentTime', form(pharmacy, { mode: 'firstCome' })),
    ).toMatchObject({
      status: 409,
      errors: [{ path: 'year' }],
    })

    expect(
      await office!.post(
        '/mentorStudentTime',
        form(laboratory, { endsAt: '2026-10-01T00:00:00+08:00' }),
      ),
    ).toMatchObject({
      status: 400,
    })

    const noDay = form(laboratory, { startsAt: '2026-02-30T00:00:00+08:00' })

    expect(await office!.post('/mentorStudentTime', noDay)).toMatchObject({
      status: 400,
      errors: [{ path: 'body.startsAt' }],
    })

    expect(await office!.post('/mentorStudentTime', form(99_999))).toMatchObject({
      status: 400,
      errors: [{ path: 'baseId' }],
    })

    expect((await base!.get('/mentorStudentTime/page')).data).toMatchObject({
      total: 1,
      list: [{ id, state: 'open', actions: [] }],
    })

    expect((await base2!.get('/mentorStudentTime/page')).data).toMatchObject({ total: 0 })
    expect(await base2!.get(`/mentorStudentTime/form/${id}`)).toMatchObject({ status: 404 })
    expect(await base!.put(`/mentorStudentTime/modify/${id}/2`)).toMatchObject({ status: 401 })
    expect(await office!.put(`/mentorStudentTime/modify/${id}/2`)).toMatchObject({ status: 200 })
    expect((await office!.get('/mentorStudentTime/page?state=off')).data).toMatchObject({
      list: [{ isOn: 0, state: 'off' }],
    })
    expect((await office!.get('/mentorStudentTime/page?state=open')).data).toMatchObject({
      total: 0,
    })

    await office!.put(`/mentorStudentTime/modify/${id}/1`)

    const { data } = await office!.get(`/mentorStudentTime/form/${id}`)
    const { version } = data as { version: number }

    const change = {
      ...form(pharmacy, {
        maxChoices: 5,
        startsAt: '2026-12-01T00:00:00+08:00',
        endsAt: '2026-12-31T23:59:59+08:00',
      }),
      id,
    }

    expect(await office!.post('/mentorStudentTime/edit', { ...change, version })).toMatchObject({
      status: 200,
    })
    expect(await office!.post('/mentorStudentTime/edit', { ...change, version })).toMatchObject({
      status: 409,
    })
    expect((await office!.get('/mentorStudentTime/page?state=upcoming')).data).toMatchObject({
      list: [{ id, maxChoices: 5 }],
    })

    await apply(server, id)

    expect(
      await office!.post('/mentorStudentTime/edit', { ...change, mode: 'firstCome' }),
    ).toMatchObject({
      status: 409,
      errors: [{ path: 'mode' }],
    })

    expect(await office!.post('/mentorStudentTime/edit', { ...change, year: 2027 })).toMatchObject({
      status: 409,
    })

    expect(
      await office!.post('/mentorStudentTime/edit', { ...change, maxChoices: 1 }),
    ).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2 位'),
    })

    expect(await office!.delete(`/mentorStudentTime/${id}`)).toMatchObject({
      status: 409,
      msg: expect.stringContaining('不能删除'),
    })

    await server.asOwner('delete from mentor_applications')
    expect(await office!.delete(`/mentorStudentTime/${id}`)).toMatchObject({ status: 200 })
    expect(await office!.get(`/mentorStudentTime/form/${id}`)).toMatchObject({ status: 404 })

    const ctx = { db: server.db, now: () => server.clock.now, language: 'zh-cn' } as Ctx

    await expect(openMentorWindow(ctx, pharmacy)).rejects.toMatchObject({
      def: { key: 'mentors.windowMissing' },
      data: { base: '医院药师基地' },
    })

    const year = 2026

    await aMentorWindow(server, { baseId: pharmacy, year, from: 1, until: 2 })

    const dates = { from: '2026-11-21 10:00', until: '2026-11-22 10:00' }

    await expect(openMentorWindow(ctx, pharmacy)).rejects.toMatchObject({
      def: { key: 'mentors.windowNotYet' },
      data: dates,
    })

    await aMentorWindow(server, { baseId: pharmacy, year: year + 1, mode: 'firstCome' })

    expect(await openMentorWindow(ctx, pharmacy)).toMatchObject({
      year: 2027,
      mode: 'firstCome',
      maxChoices: 3,
    })
  })
})
