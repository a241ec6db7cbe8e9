import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { REMEDY_KINDS } from '@residency/contract/areas/rotations/plan/run.contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Explanation, Reason, Remedy } from '../../../algorithms/rotations/explain-left.ts'
import {
  extensionMonths,
  isDecidedLater,
  namedLeft,
  needsReason,
  remediesOf,
  seatChanges,
  withKnownEnds,
} from './left.rules.ts'

const department = (id: number, name: string, seats: number[] = []) => ({
  id,
  name,
  site: '江城医院',
  seats,
  least: [],
  others: [],
})

const block = (id: number, traineeId: number, departmentId: number, months: number) => ({
  id,
  traineeId,
  departmentId,
  stage: null,
  months,
  start: null,
  isLocked: false,
  isFact: false,
  maySplit: false,
})

const BOARD: Pick<Board, 'startsOn' | 'departments' | 'blocks'> & { trainees: unknown[] } = {
  startsOn: '2026-11-01',
  departments: [
    department(501, '心内科', [2, 2, 3, 3, 3, 2]),
    department(502, '急诊科', [1, 1, 1, 1, 1, 1]),
    department(503, '儿科', [0, 1, 0, 0, 0, 0]),
  ],
  trainees: [
    { id: 7, name: '李明' },
    { id: 8, name: '王芳' },
  ],
  // the blocks of the trainees lie between each other, as the timetable has them
  blocks: [block(31, 8, 503, 4), block(32, 7, 501, 2), block(33, 8, 501, 5), block(34, 7, 502, 1)],
}

const unplaced = (remedies: Remedy[], missing: Explanation['missing'] = [], trainee = '7') => ({
  trainee,
  missing,
  remedies,
})

type Naming = Parameters<typeof namedLeft>[0]

const named = (explanation: Explanation, over: Partial<Naming> = {}) =>
  namedLeft(
    {
      language: 'zh-cn',
      board: BOARD as unknown as Board,
      months: 6,
      plannedEnds: new Map([[7, 4]]),
      lackOf: () => null,
      ...over,
    },
    [explanation],
  )[0]!

test('an extension is offered only to those whose end of training is known', () => {
  const extension: Remedy = { kind: 'extension', end: 8, planMonths: 8, starts: [] }
  const open: Remedy = { kind: 'open', block: 0, starts: [] }
  const left = [unplaced([extension, open], [], '7'), unplaced([open, extension], [], '8')]

  expect(withKnownEnds(left, new Map([[7, 4]]))).toEqual([
    unplaced([extension, open], [], '7'),
    unplaced([open], [], '8'),
  ])
})

test('everybody can leave the plan, as the last that is offered', () => {
  const kindsOf = (...remedies: Remedy[]) => remediesOf(unplaced(remedies)).map(({ kind }) => kind)

  expect(kindsOf()).toEqual(['exclude'])
  expect(kindsOf({ kind: 'unlock', blocks: [0], starts: [] })).toEqual(['unlock', 'exclude'])
})

test('what changes a training, an elective or seats is written down with a reason', () => {
  expect(REMEDY_KINDS.filter(needsReason).toSorted()).toEqual(['extension', 'replace', 'seats'])
})

test('only about an extension others decide later', () => {
  expect(REMEDY_KINDS.filter(isDecidedLater)).toEqual(['extension'])
})

test('an extension has the months between the planned end and the new one', () => {
  const plannedEnds = new Map([[7, 4]])
  expect([5, 8, 16].map((end) => extensionMonths({ plannedEnds }, 7, end))).toEqual([1, 4, 12])
})

describe('more seats', () => {
  const raise = (department: number, month: number, more = 1) => ({
    department: String(department),
    month,
    more,
  })

  const changesOf = (...raises: ReturnType<typeof raise>[]) =>
    seatChanges(BOARD as unknown as Board, raises).map(
      ({ departmentId, from, until, before, after }) => [departmentId, from, until, before, after],
    )

  test('in months in a row are one change, in any order', () => {
    expect(changesOf(raise(501, 4), raise(501, 2), raise(501, 3))).toEqual([[501, 2, 4, 3, 4]])
  })

  test('are changes of their own where a month lies between, or the department is another one', () => {
    expect(changesOf(raise(502, 0), raise(502, 2))).toEqual([
      [502, 0, 0, 1, 2],
      [502, 2, 2, 1, 2],
    ])

    expect(changesOf(raise(503, 1), raise(502, 0))).toEqual([
      [502, 0, 0, 1, 2],
      [503, 1, 1, 1, 2],
    ])
  })

  test('are changes of their own where there were other seats, or more are added', () => {
    expect(changesOf(raise(501, 1), raise(501, 2))).toEqual([
      [501, 1, 1, 2, 3],
      [501, 2, 2, 3, 4],
    ])

    expect(changesOf(raise(502, 0), raise(502, 1, 2))).toEqual([
      [502, 0, 0, 1, 2],
      [502, 1, 1, 1, 3],
    ])

    expect(changesOf(raise(501, 1, 2), raise(501, 2, 1))).toEqual([
      [501, 1, 1, 2, 4],
      [501, 2, 2, 3, 4],
    ])
  })

  test('say all that was raised, and nothing else, each month once', () => {
    const raises = fc.uniqueArray(
      fc.record({
        department: fc.constantFrom('501', '502', '503'),
        month: fc.nat(5),
        more: fc.integer({ min: 1, max: 2 }),
      }),
      { selector: ({ department, month }) => `${department} ${month}` },
    )

    fc.assert(
      fc.property(raises, (list) => {
        const board = BOARD as unknown as Board
        const raised = seatChanges(board, list).flatMap(
          ({ departmentId, from, until, before, after }) =>
            Array.from({ length: until - from + 1 }, (_, at) => ({
              key: `${departmentId} ${from + at} ${after - before}`,
              isTrue:
                board.departments.find(({ id }) => id === departmentId)?.seats[from + at] ===
                before,
            })),
        )

        expect(raised.every(({ isTrue }) => isTrue)).toBe(true)
        expect(raised.map(({ key }) => key).sort()).toEqual(
          list.map(({ department, month, more }) => `${department} ${month} ${more}`).sort(),
        )
      }),
      { seed: 20261130 },
    )
  })
})

describe('who has no place', () => {
  test('is named, with the own block that is missing, and from when', () => {
    const reason: Reason = { kind: 'locked' }
    expect(named(unplaced([], [{ block: 1, from: 2, reason }]))).toMatchObject({
      traineeId: 7,
      trainee: '李明',
      missing: [{ department: '急诊科', months: 1, from: '2027-01-01' }],
    })

    expect(named(unplaced([], [{ block: 1, from: 0, reason }], '8'))).toMatchObject({
      traineeId: 8,
      trainee: '王芳',
      missing: [{ department: '心内科', months: 5, from: '2026-11-01' }],
    })
  })

  test.each<[Reason, string]>([
    [{ kind: 'months', needed: 9, present: 6 }, '还要完成 9 个月，可用的只有 6 个月'],
    [{ kind: 'full', months: [0] }, '2026-11 名额已满'],
    [{ kind: 'full', months: [0, 1, 2, 4] }, '2026-11–2027-01、2027-03 名额已满'],
    [{ kind: 'absent', months: [1, 3, 5] }, '2026-12、2027-02、2027-04 缺勤，没有连续的月份可用'],
  ])('learns why: %o', (reason, sentence) => {
    expect(named(unplaced([], [{ block: 0, from: 0, reason }])).missing[0]?.reason).toBe(sentence)
  })

  test.each<[Remedy, string]>([
    [{ kind: 'longerPlan', months: 2, starts: [] }, '计划延长 2 个月，到 2027-06'],
    [
      { kind: 'extension', end: 7, planMonths: 7, starts: [] },
      '培训延长到 2027-05（申请延长 3 个月，审核通过后生效），计划相应延长',
    ],
    [{ kind: 'replace', block: 1, department: '503', starts: [] }, '选轮科室由 急诊科 改为 儿科'],
    [
      {
        kind: 'seats',
        raises: [
          { department: '502', month: 1, more: 1 },
          { department: '502', month: 0, more: 1 },
          { department: '503', month: 3, more: 2 },
        ],
        starts: [],
      },
      '急诊科 2026-11–2026-12 的名额由 1 增加到 2；儿科 2027-02 的名额由 0 增加到 2',
    ],
    [{ kind: 'unlock', blocks: [1, 0], starts: [] }, '解除锁定：急诊科、心内科'],
    [{ kind: 'open', block: 0, starts: [] }, '心内科（2 个月）本次不排，其余照常安排'],
  ])('learns what helps: %o', (remedy, sentence) => {
    expect(named(unplaced([remedy])).remedies[0]?.change).toBe(sentence)
  })

  test('learns it in the own language', () => {
    const remedies: Remedy[] = [{ kind: 'longerPlan', months: 1, starts: [] }]
    expect(named(unplaced(remedies), { language: 'en' }).remedies[0]?.change).toBe(
      'Extend the plan by 1 month, until 2027-05',
    )
  })

  test('learns of each remedy whether it needs a reason, is decided later, and which right it needs', () => {
    const remedies: Remedy[] = [
      { kind: 'extension', end: 7, planMonths: 7, starts: [] },
      { kind: 'unlock', blocks: [0], starts: [] },
    ]

    const lackOf: Naming['lackOf'] = (kind) => (kind === 'unlock' ? '编制计划' : null)

    expect(named(unplaced(remedies), { lackOf }).remedies).toMatchObject([
      { kind: 'extension', needsReason: true, isDecidedLater: true, lacks: null },
      { kind: 'unlock', needsReason: false, isDecidedLater: false, lacks: '编制计划' },
      { kind: 'exclude', needsReason: false, isDecidedLater: false, lacks: null },
    ])
  })

  test('sees the stays that would follow, the earliest first, without those that stay open', () => {
    const staysOf = (remedy: Remedy) => named(unplaced([remedy])).remedies[0]?.stays
    const [heart, emergency] = [
      { department: '心内科', startsOn: '2027-01-01', months: 2 },
      { department: '急诊科', startsOn: '2026-12-01', months: 1 },
    ]

    expect(staysOf({ kind: 'longerPlan', months: 1, starts: [2, 1] })).toEqual([emergency, heart])
    expect(staysOf({ kind: 'open', block: 1, starts: [2, null] })).toEqual([heart])
    expect(staysOf({ kind: 'replace', block: 1, department: '503', starts: [2, 1] })).toEqual([
      { ...emergency, department: '儿科' },
      heart,
    ])
  })
})
