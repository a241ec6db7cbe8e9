import { describe, expect, test } from 'vitest'
import {
  checkRefusal,
  hundredthsIn,
  hundredthsOf,
  isNeeded,
  obstacleTo,
  pointsOf,
} from '../scores/score.rules.ts'
import { freeSeatsOf, inSeatingOrder, seatPlan, ticketNumber } from './arrangement.rules.ts'

const person = (id: number, name: string, offerPlace = 1) => ({
  id,
  name,
  offerPlace,
  majorName: '',
})

describe('a ticket number', () => {
  test('is the year, the serial of the intake and a running number of four digits', () => {
    expect(ticketNumber(2026, 1, 1)).toBe('2026010001')
    expect(ticketNumber(2026, 12, 9999)).toBe('2026129999')
  })
})

describe('seating', () => {
  test('is by first choice, then by name in pinyin order, then by the earlier sign-up, for any order of the input', () => {
    const people = [
      person(4, '张三'),
      person(3, '李四'),
      person(2, '李四'),
      person(1, '白六', 2),
      person(5, '阿明'),
    ]

    const order = [5, 2, 3, 4, 1]

    expect(inSeatingOrder(people).map((examinee) => examinee.id)).toEqual(order)
    expect(inSeatingOrder([...people].reverse()).map((examinee) => examinee.id)).toEqual(order)
  })

  test('fills what is free of one room before the next, the lowest numbers first', () => {
    const rooms = [
      { id: 1, seats: 3, takenSeats: new Set([2]) },
      { id: 2, seats: 2, takenSeats: new Set<number>() },
    ]

    expect(freeSeatsOf(rooms[0]!)).toEqual([1, 3])

    expect(seatPlan([person(1, '甲'), person(2, '乙'), person(3, '丙')], rooms)).toEqual({
      seats: [
        { registrationId: 3, sessionId: 1, seatNo: 1 },
        { registrationId: 1, sessionId: 1, seatNo: 3 },
        { registrationId: 2, sessionId: 2, seatNo: 1 },
      ].map((seat, i) => ({ ...seat, registrationId: [3, 1, 2][i] })),
      free: 4,
      missing: 0,
    })
  })

  test('reports how many seats are missing', () => {
    expect(
      seatPlan([person(1, '甲'), person(2, '乙')], [{ id: 1, seats: 1, takenSeats: new Set() }]),
    ).toMatchObject({ free: 1, missing: 1 })
  })
})

describe('points', () => {
  test.each([
    ['', null],
    [' 85.5 ', 8550],
    ['85.50', 8550],
    ['100', 10_000],
    ['100.00', 10_000],
    ['0', 0],
    ['100.01', undefined],
    ['-1', undefined],
    ['85.125', undefined],
    ['8e1', undefined],
    ['=1+1', undefined],
    ['８５', undefined],
  ])('written as “%s” are %s', (text, value) => expect(hundredthsIn(text)).toBe(value))
  test('every number of hundredths is the same after writing and reading', () => {
    for (let value = 0; value <= 10_000; value++) expect(hundredthsOf(pointsOf(value))).toBe(value)
  })
})

describe('a component', () => {
  const rule = {
    theoryWeight: 100,
    skillWeight: 0,
    interviewWeight: 0,
    theoryMinimum: 0,
    skillMinimum: 0,
    interviewMinimum: 1,
  }
  test('is needed if it has a weight or a minimum', () => {
    expect(isNeeded(rule, 'theory')).toBe(true)
    expect(isNeeded(rule, 'skill')).toBe(false)
    expect(isNeeded(rule, 'interview')).toBe(true)
  })
})

describe('who may enter and check', () => {
  const registration = {
    state: 'examArranged' as const,
    intakeState: 'admitting',
    userId: 7,
    scoresBy: 'applicant',
    seedCommitment: 'x',
    startsAt: new Date(0),
  }

  const now = new Date(1000)

  test('entering: a seat, an exam that has begun, not oneself, a committed seed, the offer that fits', () => {
    expect(obstacleTo(registration, null, [], 1, now)).toBeNull()
    expect(obstacleTo({ ...registration, state: 'scored' }, null, [], 1, now)).toBeNull()
    expect(obstacleTo({ ...registration, state: 'qualified' }, null, [], 1, now)).toBe(
      'scoreNotNow',
    )

    for (const over of ['published', 'finished'])
      expect(obstacleTo({ ...registration, intakeState: over }, null, [], 1, now)).toBe(
        'scoreNotNow',
      )

    expect(obstacleTo(registration, null, [], 7, now)).toBe('scoreOfOneself')
    expect(obstacleTo({ ...registration, startsAt: new Date(1001) }, null, [], 1, now)).toBe(
      'scoreTooEarly',
    )
    expect(obstacleTo({ ...registration, seedCommitment: null }, null, [], 1, now)).toBe(
      'seedMissing',
    )
    expect(obstacleTo(registration, 3, [3], 1, now)).toBe('scoreOfferWrong')
    expect(obstacleTo({ ...registration, scoresBy: 'offer' }, 3, [3], 1, now)).toBeNull()
    expect(obstacleTo({ ...registration, scoresBy: 'offer' }, null, [3], 1, now)).toBe(
      'scoreOfferWrong',
    )
  })

  test('checking: a second person, equal points', () => {
    const stored = { points: 8000, enteredBy: 1, checkedBy: null }
    const person = (userId: number) => ({ userId, firstId: userId })

    expect(checkRefusal(registration, stored, 8000, person(2))).toBeNull()
    expect(checkRefusal(registration, stored, 8001, person(2))).toBe('different')
    expect(checkRefusal(registration, stored, 8000, person(1))).toBe('own')
    expect(checkRefusal(registration, stored, 8000, person(7))).toBe('own')
    expect(checkRefusal(registration, undefined, 8000, person(2))).toBe('missing')
    expect(checkRefusal(registration, { ...stored, checkedBy: 3 }, 8000, person(2))).toBe('checked')

    const waived = (userId: number) => ({ userId, firstId: 0 })

    expect(checkRefusal(registration, stored, 8000, waived(1))).toBeNull()
    expect(checkRefusal(registration, stored, 8000, waived(7))).toBe('own')
    expect(
      checkRefusal({ ...registration, intakeState: 'published' }, stored, 8000, person(2)),
    ).toBe('notNow')
    expect(checkRefusal({ ...registration, state: 'admitted' }, stored, 8000, person(2))).toBe(
      'notNow',
    )
  })
})
