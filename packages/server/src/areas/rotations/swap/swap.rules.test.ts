import { firstDayOf, lastDayOf, monthOf } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import { findWorkingSwaps, judgeSwap, type SwapSnapshot } from './swap.rules.ts'
import { lengthOf, moved, type Stay } from './swap-moves.rules.ts'

const [A, B, C] = [1, 2, 3]
const [P, Q, R, S] = [10, 11, 12, 13]
let ids = 0

const stay = (
  traineeId: number,
  departmentId: number,
  from: string,
  until = from,
  more: Partial<Stay> = {},
): Stay => ({
  id: ++ids,
  traineeId,
  departmentId,
  rowId: departmentId,
  stage: null,
  state: 'planned',
  startsOn: firstDayOf(from),
  endsOn: lastDayOf(until),
  ...more,
})

const snapshot = (stays: readonly Stay[], more: Partial<SwapSnapshot> = {}): SwapSnapshot => ({
  today: '2026-11-23',
  stays: new Map([A, B, C].map((id) => [id, stays.filter(({ traineeId }) => traineeId === id)])),
  absences: new Map(),
  pairs: [],
  seats: () => 9,
  taken: (departmentId, month) =>
    stays.filter(
      (s) =>
        s.departmentId === departmentId &&
        monthOf(s.startsOn) <= month &&
        monthOf(s.endsOn) >= month,
    ).length,
  rows: new Map([P, Q, R, S].map((id) => [id, { departmentIds: [id], maySplit: false }])),
  ...more,
})

/** A and B in each other's department in January and February. */
const crossed = (ofA: Partial<Stay> = {}, ofB: Partial<Stay> = {}) => [
  stay(A, P, '2027-01', '2027-01', ofA),
  stay(A, Q, '2027-02', '2027-02', ofA),
  stay(B, Q, '2027-01', '2027-01', ofB),
  stay(B, P, '2027-02', '2027-02', ofB),
]

const refusalOf = (judgement: ReturnType<typeof judgeSwap>) =>
  'refusal' in judgement ? judgement.refusal : 'works'

describe('a swap', () => {
  test('of two departments at one time: each turns two own stays round, and keeps every row with its months', () => {
    const stays = crossed()
    const judged = judgeSwap(snapshot(stays), stays[0]!, stays[2]!)
    if ('refusal' in judged) throw new Error(judged.refusal)

    const after = stays.map((row) => moved(row, judged.moves))

    expect(after.map(({ departmentId, startsOn }) => [departmentId, startsOn])).toEqual([
      [P, '2027-02-01'],
      [Q, '2027-01-01'],
      [Q, '2027-02-01'],
      [P, '2027-01-01'],
    ])

    expect(after.map(({ rowId, stage, traineeId }) => [rowId, stage, traineeId])).toEqual(
      stays.map(({ rowId, stage, traineeId }) => [rowId, stage, traineeId]),
    )
  })

  test('of one department at two times is the same exchange; the stay there is exchanged, or the time was free', () => {
    const stays = crossed()

    expect(refusalOf(judgeSwap(snapshot(stays), stays[0]!, stays[3]!))).toBe('works')

    const free = [stay(A, P, '2027-01'), stay(B, P, '2027-02')]

    expect(judgeSwap(snapshot(free), free[0]!, free[1]!)).toMatchObject({ moves: [{}, {}] })
  })

  test('is refused for one person, for what has begun, for other lengths, for no change', () => {
    const [own, other] = [stay(A, P, '2027-01'), stay(A, Q, '2027-02')]

    expect(refusalOf(judgeSwap(snapshot([own, other]), own, other))).toBe('samePerson')

    const begun = [stay(A, P, '2026-11'), stay(B, P, '2027-01')]

    expect(refusalOf(judgeSwap(snapshot(begun), begun[0]!, begun[1]!))).toBe('begun')

    const entered = [stay(A, P, '2027-01', '2027-01', { state: 'entered' }), stay(B, P, '2027-02')]

    expect(refusalOf(judgeSwap(snapshot(entered), entered[0]!, entered[1]!))).toBe('begun')

    const long = [stay(A, P, '2027-01', '2027-02'), stay(B, P, '2027-03')]

    expect(refusalOf(judgeSwap(snapshot(long), long[0]!, long[1]!))).toBe('lengths')

    const same = [stay(A, P, '2027-01'), stay(B, P, '2027-01')]

    expect(refusalOf(judgeSwap(snapshot(same), same[0]!, same[1]!))).toBe('nothing')
  })

  test('is refused if a department would be doubled and another dropped, or the time is taken by something longer', () => {
    const lacking = [stay(A, P, '2027-01'), stay(B, Q, '2027-01')]

    expect(judgeSwap(snapshot(lacking), lacking[0]!, lacking[1]!)).toEqual({
      refusal: 'lacks',
      data: { traineeId: A, departmentId: Q },
    })

    const taken = [stay(A, P, '2027-01'), stay(A, R, '2027-02', '2027-03'), stay(B, P, '2027-02')]

    expect(refusalOf(judgeSwap(snapshot(taken), taken[0]!, taken[2]!))).toBe('occupied')
  })

  test('is refused if it moves somebody into days out of rotation, or the second stage before the first', () => {
    const stays = crossed()
    const away = new Map([[B, [{ startsOn: '2027-02-10', endsOn: '2027-02-12' }]]])

    expect(refusalOf(judgeSwap(snapshot(stays, { absences: away }), stays[0]!, stays[2]!))).toBe(
      'away',
    )

    const staged = [
      stay(A, P, '2027-01', '2027-01', { stage: 1 }),
      stay(A, Q, '2027-02', '2027-02', { stage: 2 }),
      ...crossed().slice(2),
    ]

    expect(judgeSwap(snapshot(staged), staged[0]!, staged[2]!)).toEqual({
      refusal: 'stages',
      data: { traineeId: A },
    })
  })

  test('is refused if months that belong together are split, unless the row allows it; and if the row is gone', () => {
    const stays = [
      stay(A, P, '2027-01'),
      stay(A, P, '2027-02'),
      stay(A, Q, '2027-03'),
      stay(B, Q, '2027-02'),
      stay(B, P, '2027-03'),
    ]

    expect(refusalOf(judgeSwap(snapshot(stays), stays[1]!, stays[3]!))).toBe('split')

    const rows = new Map([P, Q].map((id) => [id, { departmentIds: [id], maySplit: true }]))

    expect(refusalOf(judgeSwap(snapshot(stays, { rows }), stays[1]!, stays[3]!))).toBe('works')
    expect(refusalOf(judgeSwap(snapshot(stays, { rows: new Map() }), stays[1]!, stays[3]!))).toBe(
      'planChanged',
    )
  })

  test('is refused if two who are kept apart would meet', () => {
    const stays = [...crossed(), stay(C, Q, '2027-01')]
    const judged = judgeSwap(snapshot(stays, { pairs: [[A, C]] }), stays[0]!, stays[2]!)

    expect(judged).toEqual({
      refusal: 'pair',
      data: { traineeId: A, otherId: C, departmentId: Q, month: '2027-01' },
    })

    expect(refusalOf(judgeSwap(snapshot(stays, { pairs: [[C, B]] }), stays[0]!, stays[2]!))).toBe(
      'works',
    )
  })

  test('counts seats only where a month gets more trainees: the same places change hands with any capacity', () => {
    const stays = crossed()

    expect(refusalOf(judgeSwap(snapshot(stays, { seats: () => 0 }), stays[0]!, stays[2]!))).toBe(
      'works',
    )

    const uneven = [
      stay(A, P, '2027-01'),
      stay(A, R, '2027-02'),
      stay(B, P, '2027-02'),
      stay(B, S, '2027-01'),
      stay(C, R, '2027-01'),
    ]

    const capacities = { seats: (department: number) => (department === R ? 1 : 9) }

    expect(judgeSwap(snapshot(uneven, capacities), uneven[0]!, uneven[2]!)).toEqual({
      refusal: 'full',
      data: { departmentId: R, month: '2027-01', seats: 1 },
    })

    expect(
      refusalOf(judgeSwap(snapshot(uneven.slice(0, 4), capacities), uneven[0]!, uneven[2]!)),
    ).toBe('works')
  })
})

test('lengths are whole months regardless of their days, or days', () => {
  expect([
    lengthOf(stay(A, P, '2027-01', '2027-02')),
    lengthOf(stay(A, P, '2027-02', '2027-03')),
  ]).toEqual(['2 m', '2 m'])
  expect(lengthOf({ startsOn: '2027-01-01', endsOn: '2027-01-15' })).toBe('15 d')
})

test('partners are those whose swap works, each way once', () => {
  const stays = [...crossed(), stay(C, Q, '2027-03'), stay(C, R, '2027-01')]
  const found = findWorkingSwaps(snapshot(stays), stays[0]!)

  expect(found.map(({ other }) => other.traineeId)).toEqual([B])
  expect(found[0]!.moves).toHaveLength(4)
})
