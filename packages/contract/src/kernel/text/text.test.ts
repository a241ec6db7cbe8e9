import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
  searchText,
  wholeSecond,
} from './text.ts'

const messageOf = (shape: z.ZodType, value: unknown) =>
  shape.safeParse(value).error?.issues[0]?.message

describe('a required text', () => {
  it('is trimmed', () => {
    expect(requiredText(10).parse('  王芳 ')).toBe('王芳')
  })
  it('of spaces only is missing', () => {
    expect(messageOf(requiredText(10), ' \t　')).toBe('kernel.text.required')
  })

  it.each(['', '\u200b', '\u3164', '\u00ad\u2060', ' \u2800 '])(
    'that shows nothing (%j) is missing, reported once',
    (value) => {
      expect(
        requiredText(10)
          .safeParse(value)
          .error?.issues.map(({ message }) => message),
      ).toEqual(['kernel.text.required'])
    },
  )

  it('may have the maximal length and no more', () => {
    expect(requiredText(4).parse('abcd')).toBe('abcd')
    expect(messageOf(requiredText(4), 'abcde')).toBe('kernel.text.tooLong')
  })

  it.each([
    ['NUL', 'a\u0000b'],
    ['an escape character', 'a\u001bb'],
    ['a lone surrogate', 'a\ud800b'],
    ['a direction override', 'gpj.\u202eexe'],
    ['what no sheet can hold', 'a\uffffb'],
    ['a turned byte order mark', 'a\ufffeb'],
  ])('with %s in it is refused', (_name, value) => {
    expect(messageOf(requiredText(20), value)).toBe('kernel.text.unwanted')
  })

  it.each(['\u202d王芳\u202c', '王\u200b芳', '\ufeff王芳', '\u2068王芳\u2069', '王\u00ad芳\u2060'])(
    '%j is kept without its invisible signs',
    (typed) => {
      expect(requiredText(20).parse(typed)).toBe('王芳')
    },
  )

  it('may hold line ends, tabs, rare characters and emoji', () => {
    for (const value of ['a\nb', 'a\tb', '𠮷野', '王·艾力', '👩‍⚕️'])
      expect(requiredText(20).parse(value)).toBe(value)
  })
})

it('an invalid time is reported once', () => {
  expect(wholeSecond('wrong').safeParse('x').error?.issues).toHaveLength(1)
})

describe('an optional text', () => {
  it.each([null, undefined, '', '   '])('%j means nothing there', (value) => {
    expect(optionalText(10).parse(value)).toBeNull()
  })
  it('is checked like a required one when it is there', () => {
    expect(messageOf(optionalText(2), 'abc')).toBe('kernel.text.tooLong')
  })
})

describe('a search box', () => {
  it('without words is no filter', () => {
    expect(searchText.parse('  ')).toBeUndefined()
    expect(searchText.parse(' 王 ')).toBe('王')
  })

  it('with only invisible characters is no filter', () => {
    expect(searchText.parse('\u200b \ufeff')).toBeUndefined()
  })
  it('takes no more than 100 characters', () => {
    expect(searchText.safeParse('a'.repeat(101)).success).toBe(false)
  })
})

describe('a calendar day', () => {
  it.each(['2024-02-29', '2000-02-29', '1800-01-01', '2026-12-31'])('%s exists', (day) => {
    expect(calendarDay.parse(day)).toBe(day)
  })
  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '1799-12-31',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    '',
  ])('%j is refused', (day) => {
    expect(messageOf(calendarDay, day)).toBe('kernel.day.wrong')
  })
})

describe('a whole second', () => {
  it.each(['2026-02-28T23:59:59+08:00', '2000-01-01T00:00:00Z', '2100-12-31T23:59:59.000Z'])(
    '%s exists',
    (second) => {
      expect(wholeSecond('wrong').parse(second)).toBe(second)
    },
  )
  it.each([
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-02-01T25:00:00Z',
    '2026-02-01T23:00:60Z',
    '2026-02-01T23:00:00+99:00',
    '1999-12-31T23:59:59Z',
    '2101-01-01T00:00:00Z',
    '2026-02-01',
  ])('%j is refused', (second) => {
    expect(messageOf(wholeSecond('wrong'), second)).toBe('wrong')
  })
})

describe('a filter of a list', () => {
  it.each(['', null, undefined])('%j is absent', (value) => {
    expect(emptyAsAbsent(z.coerce.number()).parse(value)).toBeUndefined()
  })
  it('zero is a value', () => {
    expect(emptyAsAbsent(z.coerce.number()).parse('0')).toBe(0)
  })
})
