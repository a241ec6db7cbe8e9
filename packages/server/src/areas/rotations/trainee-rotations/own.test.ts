import { beforeAll, describe, expect, test } from 'vitest'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
let fixtures: MentorFixtures
let departmentId: number
const OWN = '/api/v1/rotations/own'

beforeAll(async () => {
  server.clock.now = new Date('2026-11-10T01:00:00Z')
  fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 2 })
  departmentId = fixtures.departmentId

  await server.db
    .updateTable('trainees')
    .set({ lengthMonths: 36 })
    .where('id', '=', fixtures.trainees[0]!.traineeId)
    .execute()

  const shared = { traineeId: fixtures.trainees[0]!.traineeId, departmentId }

  await server.db
    .insertInto('rotationBlocks')
    .values([
      {
        ...shared,
        startsOn: '2026-08-01',
        endsOn: '2026-10-31',
        state: 'passed',
        enteredOn: '2026-08-01',
      },
      {
        ...shared,
        startsOn: '2026-11-01',
        endsOn: '2026-12-31',
        state: 'entered',
        enteredOn: '2026-11-01',
        supervisorId: fixtures.mentors[0]!.userId,
      },
      { ...shared, startsOn: '2027-01-01', endsOn: '2027-01-31', stage: 2 },
    ])
    .execute()

  await server.db
    .insertInto('rotationAbsences')
    .values({
      traineeId: shared.traineeId,
      startsOn: '2027-02-01',
      endsOn: '2027-02-05',
      reason: '考试',
      createdBy: fixtures.mentors[0]!.userId,
    })
    .execute()
})

describe('the own rotation', () => {
  test('is shown by day with department, supervisor, state, months and days left', async () => {
    const own = await (await server.as(fixtures.trainees[0]!.username)).get(OWN)

    expect(own.data).toMatchObject({
      months: { passed: 3, running: 2, ahead: 1, all: 36 },
      blocks: [
        { state: 'passed', months: 3, daysLeft: null },
        {
          state: 'entered',
          months: 2,
          daysLeft: 52,
          department: '住院药房',
          parent: '药学部',
          supervisor: '导师1',
        },
        { state: 'planned', startsOn: '2027-01-01', stage: 2, supervisor: null },
      ],
      absences: [{ startsOn: '2027-02-01', endsOn: '2027-02-05', reason: '考试' }],
    })

    expect((await (await server.as(fixtures.trainees[1]!.username)).get(OWN)).data).toMatchObject({
      blocks: [],
      months: { passed: 0, running: 0, ahead: 0 },
    })

    expect(await (await server.as('dept')).get(OWN)).toMatchObject({ status: 200, data: null })
    expect(await server.anonymous.get(OWN)).toMatchObject({ status: 401 })
  })

  test('is downloaded as a calendar of whole days, and its turns are in the calendar of the home page', async () => {
    const who = await server.as(fixtures.trainees[0]!.username)
    const file = await who.get(`${OWN}/calendar`)

    expect(file.headers['content-type']).toContain('text/calendar')

    const text = file.body.toString('utf8').replaceAll('\r\n ', '')

    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4)
    expect(text).toContain('DTSTART;VALUE=DATE:20261101\r\nDTEND;VALUE=DATE:20270101')
    expect(text).toContain('SUMMARY:轮转：住院药房')

    const days = (await who.get('/api/v1/calendar?from=2026-12-01&until=2027-01-31')).data as {
      kind: string
      from: string
      path: string
    }[]

    expect(
      days.filter(({ kind }) => kind.startsWith('rotation.')).map(({ kind, from }) => [kind, from]),
    ).toEqual([
      ['rotation.ends', '2026-12-31'],
      ['rotation.begins', '2027-01-01'],
      ['rotation.ends', '2027-01-31'],
    ])

    expect(await (await server.as('dept')).get(`${OWN}/calendar`)).toMatchObject({ status: 404 })
  })

  test('is seen by the office and the base of the trainee, and by nobody else', async () => {
    const id = fixtures.trainees[0]!.traineeId

    for (const name of ['bhb', 'base']) {
      const staff = await server.as(name)
      const list = (
        await staff.get(`/api/v1/rotations/trainees?keywords=M${fixtures.trainees[0]!.userId}`)
      ).data

      expect(list).toMatchObject({
        total: 1,
        list: [
          {
            id,
            now: { department: '住院药房', endsOn: '2026-12-31' },
            next: { startsOn: '2027-01-01' },
            passed: 1,
            blocks: 3,
          },
        ],
      })

      expect((await staff.get(`/api/v1/rotations/trainees/${id}`)).data).toMatchObject({
        blocks: [{}, {}, {}],
      })
    }

    const elsewhere = await addMentorFixtures(server, {
      mentors: 0,
      trainees: 1,
      base: '检验基地',
      department: '临床微生物室',
    })

    const base = await server.as('base')

    for (const path of ['', '/calendar'])
      expect(
        (await base.get(`/api/v1/rotations/trainees/${elsewhere.trainees[0]!.traineeId}${path}`))
          .status,
      ).toBe(404)

    expect(
      await (await server.as(fixtures.trainees[1]!.username)).get(
        `/api/v1/rotations/trainees/${id}`,
      ),
    ).toMatchObject({ status: 401 })
  })
})
