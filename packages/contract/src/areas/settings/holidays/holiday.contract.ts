import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { yearOf } from '../../../kernel/values/day.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { settingsPermissions as may, settingsErrors } from '../access.ts'

export const FIRST_YEAR = 2000
export const LAST_YEAR = 2100
const year = z.number().int().min(FIRST_YEAR).max(LAST_YEAR)
const yearParam = z.object({ year: z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR) })

/** Version of the year that is changed; 0 while the year has no row. */
const version = readVersion

const publishedDay = z.object({ name: requiredText(60), date: calendarDay, isOffDay: z.boolean() })

/**
 * A year's file also names days of the neighbouring months: the New Year holiday of 2023 began on
 * 31 December 2022.
 */
const belongsTo = (of: number, day: string) => day >= `${of - 1}-12-01` && day <= `${of + 1}-01-31`

const isWhole = (file: { year: number; days: readonly { date: string }[] }) =>
  file.days.every(({ date }) => belongsTo(file.year, date)) &&
  new Set(file.days.map(({ date }) => date)).size === file.days.length

/**
 * The published form of a year (holiday-cn): days that differ from their weekday, and the official
 * notices.
 */
const fileOfYear = z
  .object({
    year,
    papers: z.array(requiredText(500)).max(50).default([]),
    days: z.array(publishedDay).max(400),
  })
  .refine(isWhole, 'settings.holidayFile.days')

/** The older form: only days; the year is that of most days. */
const bareDays = z
  .array(publishedDay)
  .min(1)
  .max(400)
  .transform((days) => {
    const years = days.map(({ date }) => yearOf(date)).sort((a, b) => a - b)
    return { year: years[Math.floor(years.length / 2)]!, papers: [] as string[], days }
  })
  .refine(isWhole, 'settings.holidayFile.days')

export const holidayFile = z.union([fileOfYear, bareDays], { error: 'settings.holidayFile.wrong' })
export type HolidayFile = z.output<typeof holidayFile>

const DAY_KINDS = ['off', 'work'] as const
const kind = z.enum(DAY_KINDS)

/**
 * Parts of the citizens who have an afternoon off: women on 8 March, people of 14 to 28 years on 4
 * May.
 */
export const DAY_GROUPS = ['women', 'youth'] as const

/** The `published` and the `edited` kind of a day; `edited` wins. */
const knownDay = z.object({
  day: z.string(),
  kind,
  name: z.string().nullable(),
  isEdited: z.boolean(),
})

const holidayYear = z.object({
  year: z.number(),

  /**
   * imported: as published; generated: weekends plus edits; null: no row, weekends and the days off
   * by law are assumed.
   */
  source: z.enum(['imported', 'generated']).nullable(),
  papers: z.array(z.string()),
  changedAt: moment.nullable(),
  version: z.number(),
  days: z.array(knownDay),

  /** Days off by law in a year whose notice is not published, without those of `days`. */
  legalDays: z.array(z.object({ day: z.string(), name: z.string() })),

  /** Half days off for a part of the citizens; on a weekend nothing is off in their place. */
  groupDays: z.array(z.object({ day: z.string(), group: z.enum(DAY_GROUPS) })),

  /** Working days of each month, January first. */
  workingDays: z.array(z.number()),

  /** The calendar file shipped for the year; `unpublished`: the file has no days yet. */
  shipped: z.enum(['published', 'unpublished']).nullable(),
  actions: z.array(z.string()),
})

export type HolidayYear = z.output<typeof holidayYear>

/** An import keeps days edited by hand unless this is false. */
const keepEdits = z.boolean().default(true)

export const listHolidayYears = endpoint({
  method: 'GET',
  path: '/api/v1/holidays/years',
  summary: 'Years that are known or shipped',
  access: 'signedIn',
  unscoped: 'the calendar of working days is one for all',
  answer: z.array(
    z.object({
      year: z.number(),
      source: holidayYear.shape.source,
      shipped: holidayYear.shape.shipped,
    }),
  ),
})

export const countWorkingDays = endpoint({
  method: 'GET',
  path: '/api/v1/holidays/workingDays',
  summary:
    'Working days from one day to another, both included; years that are not published are named',
  access: 'signedIn',
  query: z.object({ from: calendarDay, until: calendarDay }),
  answer: z.object({ days: z.number(), unpublishedYears: z.array(z.number()) }),
})

export const getHolidayYear = endpoint({
  method: 'GET',
  path: '/api/v1/holidays/{year}',
  summary: 'One year of the calendar',
  access: 'signedIn',
  params: yearParam,
  answer: holidayYear,
})

export const importHolidayYear = endpoint({
  method: 'POST',
  path: '/api/v1/holidays/import',
  summary:
    'Take over a year in its published form; days edited by hand stay unless they are given up',
  access: { permission: may.holidayEdit },
  body: z.object({ file: holidayFile, keepEdits, version }),
  answer: holidayYear,
  once: true,
  errors: [settingsErrors.yearUnpublished, kernelErrors.changedMeanwhile],
})

export const importShippedYear = endpoint({
  method: 'POST',
  path: '/api/v1/holidays/{year}/shipped',
  summary: 'Take over the year this installation brings along',
  access: { permission: may.holidayEdit },
  params: yearParam,
  body: z.object({ keepEdits, version }),
  answer: holidayYear,
  once: true,
  errors: [
    settingsErrors.yearUnpublished,
    settingsErrors.yearNotShipped,
    kernelErrors.changedMeanwhile,
  ],
})

export const generateHolidayYear = endpoint({
  method: 'POST',
  path: '/api/v1/holidays/{year}/weekends',
  summary: 'Make a year of its weekends alone, to be edited by hand',
  access: { permission: may.holidayEdit },
  params: yearParam,
  body: z.object({ keepEdits, version }),
  answer: holidayYear,
  once: true,
  errors: [kernelErrors.changedMeanwhile],
})

export const editHolidayDays = endpoint({
  method: 'PUT',
  path: '/api/v1/holidays/{year}/days',
  summary: 'Say of days, one or a row of them, what they are; `usual` takes back what was edited',
  access: { permission: may.holidayEdit },
  params: yearParam,
  body: z
    .object({
      from: calendarDay,
      until: calendarDay,
      kind: z.enum([...DAY_KINDS, 'usual']),
      name: optionalText(60),
      version,
    })
    .refine(({ from, until }) => from <= until, {
      path: ['until'],
      message: 'settings.until.early',
    }),
  answer: holidayYear,
  errors: [settingsErrors.daysOutsideYear, kernelErrors.changedMeanwhile],
})

/** Days that differ from their weekday, as a sheet; imported days count as edited by hand. */
export const calendarDaySheet = sheetCalls({
  path: '/api/v1/holidays/days',
  what: 'days of the calendar',
  exporting: may.holidayExport,
  importing: may.holidayImport,
  filters: z.object({ year: z.coerce.number().int().min(FIRST_YEAR).max(LAST_YEAR).optional() }),
})
