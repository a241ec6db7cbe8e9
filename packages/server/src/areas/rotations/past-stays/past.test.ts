import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import { beforeAll, describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { importSheet, sheetBytes } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const PATH = '/api/v1/rotationPast'
const { errors, sheets } = blockWords['zh-cn']
const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 3 })
let numbers: string[]

beforeAll(async () => {
  const ids = fixtures.trainees.map(({ traineeId }) => traineeId)
  await server.asOwner(`update trainees set starts_on = '2025-09-01' where id in (${ids.join()})`)

  numbers = (
    await server.db
      .selectFrom('trainees')
      .select('number')
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map((t) => t.number)
})

const staysOf = (at: number) =>
  server.db
    .selectFrom('rotationBlocks')
    .selectAll()
    .where('traineeId', '=', fixtures.trainees[at]!.traineeId)
    .orderBy('startsOn')
    .execute()

const form = (over: object = {}) => ({
  traineeId: fixtures.trainees[0]!.traineeId,
  departmentId: fixtures.departmentId,
  startsOn: '2025-09-01',
  endsOn: '2025-10-31',
  result: 'passed',
  theoryScore: 88,
  ...over,
})

describe('a stay from before the system', () => {
  test('is recorded by the base with its result and who recorded it, and taken away when it was a mistake', async () => {
    const base = await server.as('base')
    const { id } = (await base.post(PATH, form())).data as { id: number }

    expect(await staysOf(0)).toMatchObject([
      { id, origin: 'past', state: 'passed', theoryScore: '88.0' },
    ])

    const steps = await server.db
      .selectFrom('flowHistory')
      .select(['action', 'userId'])
      .where('recordId', '=', id)
      .execute()

    expect(steps).toContainEqual({ action: 'recordPassed', userId: base.userId })
    expect(await (await server.as('base2')).delete(`${PATH}/${id}?version=1`)).toMatchObject({
      status: 404,
    })
    expect(await base.delete(`${PATH}/${id}?version=1`)).toMatchObject({ status: 200 })
    expect(await staysOf(0)).toEqual([])
  })

  test('is refused outside the scope, in an unknown department, with turned days, today, before the training, or over another stay', async () => {
    await aBlock(server, {
      traineeId: fixtures.trainees[0]!.traineeId,
      departmentId: fixtures.departmentId,
      from: '2026-01-01',
      until: '2026-01-31',
    })

    const tried = async (over: object, who = 'base') =>
      (await server.as(who)).post(PATH, form(over))

    expect(await tried({}, 'base2')).toMatchObject({ status: 400, msg: errors.traineeUnknown })
    expect(await tried({}, 'dept')).toMatchObject({ code: 'A0301' })
    expect(await tried({ departmentId: 999_999 })).toMatchObject({ msg: errors.departmentUnknown })
    expect(await tried({ endsOn: '2025-08-31' })).toMatchObject({ msg: errors.daysTurned })
    expect(await tried({ endsOn: '2026-11-20' })).toMatchObject({ msg: errors.notPast })
    expect(await tried({ startsOn: '2025-08-01' })).toMatchObject({
      errors: [{ path: 'startsOn' }],
    })

    expect(await tried({ startsOn: '2026-01-15', endsOn: '2026-02-14' })).toMatchObject({
      status: 409,
      msg: expect.stringContaining('2026-01-31'),
    })

    const planned = (await staysOf(0))[0]!

    expect(await (await server.as('base')).delete(`${PATH}/${planned.id}?version=1`)).toMatchObject(
      { msg: errors.notRecorded },
    )
  })

  test('that failed is not taken away once its repeat is placed; a score has one digit', async () => {
    const base = await server.as('base')
    const failed = form({ traineeId: fixtures.trainees[2]!.traineeId, result: 'failed' })

    expect(await base.post(PATH, { ...failed, theoryScore: 59.96 })).toMatchObject({ status: 400 })

    const { id } = (await base.post(PATH, failed)).data as { id: number }

    expect(
      (await base.post(`/api/v1/rotationBlocks/${id}/repeat`, { startsOn: '2027-05-01' })).status,
    ).toBe(200)
    expect(await base.delete(`${PATH}/${id}?version=1`)).toMatchObject({ status: 409 })

    await server.asOwner(
      `delete from rotation_blocks where trainee_id = ${fixtures.trainees[2]!.traineeId}`,
    )
  })

  test('comes in from a sheet, each mistake at its cell; a merged cell leaves its rows without a number', async () => {
    const { columns } = sheets.pastBlocks
    const read = async (rows: object[]) =>
      importSheet(server, await server.as('base'), PATH, await sheetBytes(columns, rows as never))

    const line = (at: number, over: object = {}) => ({
      trainee: numbers[at],
      department: '药学部/住院药房',
      startsOn: '2025/9/1',
      endsOn: '2025/9/30',
      result: '合格',
      skillScore: '81.5',
      ...over,
    })

    expect(
      await read([
        line(1),
        line(1, { startsOn: '2025-10-01', endsOn: '2025-11-30', result: '不合格' }),
      ]),
    ).toMatchObject({
      written: 2,
      wrong: 0,
    })

    expect(await staysOf(1)).toMatchObject([
      { state: 'passed', skillScore: '81.5' },
      { state: 'failed', endsOn: '2025-11-30' },
    ])

    // names and numbers as they come out of the screen, PDF files and Chinese keyboards
    const copied = [
      '药学部 / 住院药房',
      '药学部／住院药房',
      '药学部/住 院 药 房',
      '药学部/住院药房\u200b',
    ]

    for (const department of copied) {
      await server.asOwner(
        `delete from rotation_blocks where trainee_id = ${fixtures.trainees[2]!.traineeId}`,
      )
      const trainee = numbers[2]!
        .toLowerCase()
        .replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.codePointAt(0)! + 0xfee0))

      expect(await read([line(2, { department, trainee })]), department).toMatchObject({
        written: 1,
        wrong: 0,
      })
    }

    await server.asOwner(
      `delete from rotation_blocks where trainee_id = ${fixtures.trainees[2]!.traineeId}`,
    )

    const { faults } = await read([
      line(1),
      line(2, { trainee: '' }),
      line(2, { trainee: 'X-0' }),
      line(2, { department: '药学部/没有' }),
      line(2, { result: '良好' }),
      line(2),
      line(2, { startsOn: '2025-09-15', endsOn: '2025-10-15' }),
    ])

    expect(faults.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual(
      [
        [2, columns.startsOn],
        [3, columns.trainee],
        [4, columns.trainee],
        [5, columns.department],
        [6, columns.result],
        [8, columns.startsOn],
      ],
    )
  })
})
