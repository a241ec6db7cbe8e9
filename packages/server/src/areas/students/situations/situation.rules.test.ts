import { daysIn } from '@residency/contract/kernel/day'
import { describe, expect, test } from 'vitest'
import {
  daysLeft,
  extensionAfter,
  judgeSituation,
  MAX_SUSPENDED,
  plannedEndOf,
  staysHit,
  type TraineeSnapshot,
} from './situation.rules.ts'

const snapshot = (over: Partial<TraineeSnapshot> = {}): TraineeSnapshot => ({
  training: { startsOn: '2024-09-01', lengthMonths: 36, extensionDays: 0 },
  majorId: 1,
  isOver: false,
  stays: [],
  suspensions: [],
  away: [],
  ...over,
})

const request = (over: object) => ({
  id: 0,
  kind: 'suspension' as const,
  startsOn: null,
  endsOn: null,
  months: null,
  toMajorId: null,
  ...over,
})

const TODAY = '2026-11-20'

describe('the planned end', () => {
  test.each([
    // start, months, days of extension, planned end; counted by hand in the calendars of 2024 to
    // 2027
    ['2024-09-01', 36, 0, '2027-08-31'],
    ['2024-01-31', 1, 0, '2024-02-29'],
    ['2024-01-31', 13, 0, '2025-02-28'],
    ['2024-08-31', 6, 0, '2025-02-28'],
    ['2024-02-29', 12, 0, '2025-02-28'],
    ['2024-02-29', 24, 0, '2026-02-28'],
    ['2023-02-28', 12, 0, '2024-02-27'],
    ['2024-09-01', 36, 31, '2027-10-01'],
    ['2024-12-31', 12, 1, '2025-12-31'],
  ])('of %s plus %i months plus %i days is %s', (startsOn, lengthMonths, extensionDays, end) => {
    expect(plannedEndOf({ startsOn, lengthMonths, extensionDays })).toBe(end)
  })

  test('is open as long as nobody has recorded the length', () => {
    expect(
      plannedEndOf({ startsOn: '2024-09-01', lengthMonths: null, extensionDays: 0 }),
    ).toBeNull()
  })

  test.each([
    ['2027-08-31', 3, '2027-09-01', '2027-11-30', 91],
    ['2027-12-31', 2, '2028-01-01', '2028-02-29', 60],
    ['2024-01-30', 1, '2024-01-31', '2024-02-29', 30],
    ['2024-02-28', 12, '2024-02-29', '2025-02-28', 366],
  ])('after %s is moved by %i calendar months', (end, months, startsOn, endsOn, days) => {
    expect(extensionAfter(end, months)).toEqual({ startsOn, endsOn, days })
  })
})

describe('a suspension', () => {
  test('over New Year counts every day of both years', () => {
    expect(daysIn('2025-12-15', '2026-01-14')).toBe(31)

    expect(
      judgeSituation(request({ startsOn: '2025-12-15', endsOn: '2026-01-14' }), snapshot(), TODAY),
    ).toMatchObject({
      days: 31,
      plannedEnd: '2027-08-31',
      newEnd: '2027-10-01',
    })

    expect(daysIn('2024-02-01', '2024-03-01')).toBe(30)
  })

  test('that ends early gives back the days after its actual last day', () => {
    expect(daysLeft('2026-01-04', '2026-01-14')).toBe(10)
    expect(daysLeft('2026-01-14', '2026-01-14')).toBe(0)
    expect(daysLeft('2024-02-28', '2024-03-01')).toBe(2)
  })

  test('an extension while suspended begins after the end that the suspension has moved', () => {
    const suspended = snapshot({
      training: { startsOn: '2024-09-01', lengthMonths: 36, extensionDays: 31 },
    })
    expect(
      judgeSituation(request({ kind: 'extension', months: 1 }), suspended, TODAY),
    ).toMatchObject({
      startsOn: '2027-10-02',
      endsOn: '2027-11-01',
      days: 31,
      newEnd: '2027-11-01',
    })
  })

  test('names the stays it cuts and the days that fall out of each', () => {
    const stays = [
      { id: 1, department: 'a', state: 'passed', startsOn: '2025-11-01', endsOn: '2025-12-31' },
      { id: 2, department: 'b', state: 'entered', startsOn: '2025-12-01', endsOn: '2025-12-31' },
      { id: 3, department: 'c', state: 'planned', startsOn: '2026-01-01', endsOn: '2026-02-28' },
      { id: 4, department: 'd', state: 'planned', startsOn: '2026-03-01', endsOn: '2026-03-31' },
    ]

    expect(staysHit('suspension', '2025-12-15', '2026-01-14', stays)).toMatchObject([
      { id: 2, daysOut: 17, isMoot: false },
      { id: 3, daysOut: 14, isMoot: false },
    ])

    expect(staysHit('transfer', '2026-02-01', '2026-02-01', stays)).toMatchObject([
      { id: 4, daysOut: 31, isMoot: true },
    ])
    expect(staysHit('extension', '2025-12-15', '2026-01-14', stays)).toEqual([])
  })
})

describe('a situation is refused', () => {
  const refusal = (over: object, of: TraineeSnapshot = snapshot()) => {
    const judged = judgeSituation(request(over), of, TODAY)
    return 'refusal' in judged ? judged.refusal : null
  }

  const days = { startsOn: '2026-12-01', endsOn: '2026-12-31' }

  test('before the training, after its planned end, or once it is over', () => {
    expect(refusal({ startsOn: '2024-08-31', endsOn: '2024-09-10' })).toBe('BeforeStart')
    expect(refusal({ startsOn: '2027-09-01', endsOn: '2027-09-10' })).toBe('AfterEnd')
    expect(refusal(days, snapshot({ isOver: true }))).toBe('Ended')
    expect(refusal(days)).toBeNull()
  })

  test('on days that are suspended or away already, but not because of itself', () => {
    const suspensions = [{ id: 7, from: '2026-12-31', until: '2027-01-31' }]

    expect(refusal(days, snapshot({ suspensions }))).toBe('Overlaps')
    expect(refusal({ ...days, id: 7 }, snapshot({ suspensions }))).toBeNull()

    const away = [{ from: '2026-12-05', until: '2026-12-06', reason: '事假', situationId: null }]

    expect(refusal(days, snapshot({ away }))).toBe('Away')
    expect(
      refusal({ ...days, id: 7 }, snapshot({ away: [{ ...away[0]!, situationId: 7 }] })),
    ).toBeNull()
  })

  test('where it is too long, where no end can be computed, or where the major stays the same', () => {
    expect(refusal({ startsOn: '2026-12-01', endsOn: '2029-12-01' })).toBe('TooLong')
    expect(MAX_SUSPENDED).toBe(730)

    expect(
      refusal(
        { kind: 'extension', months: 3 },
        snapshot({ training: { startsOn: '2024-09-01', lengthMonths: null, extensionDays: 0 } }),
      ),
    ).toBe('NoLength')

    expect(
      refusal(
        { kind: 'extension', months: 36 },
        snapshot({ training: { startsOn: '2024-09-01', lengthMonths: 36, extensionDays: 3600 } }),
      ),
    ).toBe('TooFar')

    expect(refusal({ kind: 'transfer', startsOn: '2026-12-01', toMajorId: 1 })).toBe('SameMajor')
    expect(refusal({ kind: 'transfer', startsOn: '2026-11-19', toMajorId: 2 })).toBe('TransferPast')
  })
})
