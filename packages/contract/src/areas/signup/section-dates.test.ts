import { describe, expect, test } from 'vitest'
import { educationFaults, entryFaults, type Span } from './section-dates.public.ts'

const TODAY = '2026-11-20'
const span = (startedOn: string | null, endedOn: string | null): Span => ({ startedOn, endedOn })
const junior = span('2016-09-01', '2019-06-30')
const undergraduate = span('2019-09-01', '2021-06-30')

describe('the days of a study', () => {
  test('follow each other from the lowest level to the highest', () => {
    expect(educationFaults('undergraduate', undergraduate, { junior }, TODAY)).toEqual([])
    expect(educationFaults('junior', junior, { undergraduate }, TODAY)).toEqual([])
    expect(
      educationFaults('master', span('2021-06-30', '2024-06-30'), { junior, undergraduate }, TODAY),
    ).toEqual([])
  })

  test('a higher level does not begin before a lower one', () => {
    expect(educationFaults('master', span('2015-09-01', '2016-06-30'), { junior }, TODAY)).toEqual([
      { field: 'startedOn', issue: 'days.level', level: 'junior' },
    ])
    expect(
      educationFaults('junior', span('2020-09-01', '2022-06-30'), { undergraduate }, TODAY),
    ).toEqual([{ field: 'startedOn', issue: 'days.level', level: 'undergraduate' }])
  })

  test('two levels do not overlap, and the blame falls on the day that reaches over', () => {
    expect(educationFaults('undergraduate', span('2019-03-01', null), { junior }, TODAY)).toEqual([
      { field: 'startedOn', issue: 'days.overlap', level: 'junior' },
    ])
    expect(
      educationFaults('junior', span('2016-09-01', '2019-12-31'), { undergraduate }, TODAY),
    ).toEqual([{ field: 'endedOn', issue: 'days.overlap', level: 'undergraduate' }])
  })

  test('a level that is not filled in says nothing about the others', () => {
    expect(
      educationFaults(
        'doctor',
        span('2010-09-01', '2013-06-30'),
        { master: span(null, null) },
        TODAY,
      ),
    ).toEqual([])
    expect(educationFaults('doctor', span(null, null), { master: undergraduate }, TODAY)).toEqual(
      [],
    )
  })

  test('a study has begun, and ends after it began; who still studies names the day it will end', () => {
    expect(educationFaults('master', span('2026-11-21', null), {}, TODAY)).toEqual([
      { field: 'startedOn', issue: 'days.future' },
    ])
    expect(educationFaults('master', span('2024-09-01', '2024-09-01'), {}, TODAY)).toEqual([
      { field: 'endedOn', issue: 'days.order' },
    ])
    expect(educationFaults('master', span('2024-09-01', '2027-06-30'), {}, TODAY)).toEqual([])
  })
})

describe('the days of an entry', () => {
  test('work may continue today, but has not ended tomorrow and not before it began', () => {
    expect(entryFaults('work', { startedOn: '2024-01-01', endedOn: null }, TODAY)).toEqual([])
    expect(entryFaults('work', { startedOn: '2024-01-01', endedOn: '2026-11-21' }, TODAY)).toEqual([
      { field: 'endedOn', issue: 'days.future' },
    ])
    expect(entryFaults('work', { startedOn: '2024-01-01', endedOn: '2023-12-31' }, TODAY)).toEqual([
      { field: 'endedOn', issue: 'days.order' },
    ])
    expect(entryFaults('work', { startedOn: '2026-12-01', endedOn: null }, TODAY)).toEqual([
      { field: 'startedOn', issue: 'days.future' },
    ])
  })

  test.each([
    ['award', 'happenedOn'],
    ['scientific', 'happenedOn'],
    ['foreign', 'takenOn'],
    ['certificate', 'issuedOn'],
  ] as const)('what is reported under %s has happened', (section, field) => {
    expect(entryFaults(section, { [field]: TODAY }, TODAY)).toEqual([])
    expect(entryFaults(section, { [field]: '2026-11-21' }, TODAY)).toEqual([
      { field, issue: 'days.future' },
    ])
  })

  test('a certificate may expire in the future, not before it was issued', () => {
    expect(
      entryFaults('certificate', { issuedOn: '2024-01-01', expiresOn: '2030-01-01' }, TODAY),
    ).toEqual([])
    expect(
      entryFaults('certificate', { issuedOn: '2024-01-01', expiresOn: '2023-01-01' }, TODAY),
    ).toEqual([{ field: 'expiresOn', issue: 'days.order' }])
  })

  test('earlier training has ended where it was finished or left, and who left says why', () => {
    const begun = { startedOn: '2022-09-01', endedOn: null }

    expect(entryFaults('regular', { ...begun, outcome: 'ongoing' }, TODAY)).toEqual([])
    expect(entryFaults('regular', { ...begun, outcome: 'finished' }, TODAY)).toEqual([
      { field: 'endedOn', issue: 'days.endNeeded' },
    ])
    expect(
      entryFaults('regular', { ...begun, endedOn: '2023-06-30', outcome: 'ongoing' }, TODAY),
    ).toEqual([{ field: 'endedOn', issue: 'days.endOpen' }])
    expect(
      entryFaults('regular', { ...begun, endedOn: '2023-06-30', outcome: 'left' }, TODAY),
    ).toEqual([{ field: 'leavingReason', issue: 'leaving.reason' }])

    expect(
      entryFaults(
        'regular',
        { ...begun, endedOn: '2023-06-30', outcome: 'left', leavingReason: '家庭原因' },
        TODAY,
      ),
    ).toEqual([])
  })
})
