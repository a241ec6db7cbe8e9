import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { loadPermissions as may } from './access.ts'

/** By what readers order the weeks of raters; without it the latest week is first. */
export const loadSorts = ['rater', 'monday', 'tasks', 'answered', 'dropped', 'medianHours'] as const

const filters = searchQuery.extend({
  /** Days on which tasks opened; absent: the last eight weeks and those to come. */
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),
  sort: sortBy(loadSorts),

  /** over: weeks of raters over the limit. */
  only: emptyAsAbsent(z.enum(['over'])),
})

export type LoadFilters = z.output<typeof filters>

/**
 * Why a week is over the limit. before: the target opened all its tasks at once, before there was a
 * limit. changed: it was planned under another limit. together: this target keeps the limit, with
 * others it does not. days: one rater has more tasks than the weeks until the due day have room for.
 * window: the tasks may open only about the days that they are about.
 */
const LOAD_REASONS = ['before', 'changed', 'together', 'days', 'window'] as const
export type LoadReason = (typeof LOAD_REASONS)[number]

const reason = z.object({
  id: z.number(),
  target: z.string(),
  why: z.enum(LOAD_REASONS),

  /** In this week, and in all weeks. */
  tasks: z.number(),
  all: z.number(),
  openedOn: z.string(),
  dueOn: z.string(),

  /** From the opening to the due day. */
  weeks: z.number(),
})

export type WeekReason = z.output<typeof reason>

const load = z.object({
  id: z.string(),
  rater: z.string(),

  /** The week in which the tasks opened. */
  monday: z.string(),

  /** Without those that ended because of too little contact. */
  tasks: z.number(),

  /** Of named targets: of anonymous ones nobody is shown to have answered. */
  named: z.number(),
  answered: z.number(),
  dropped: z.number(),

  /** From the opening to the answer, half took longer; null: nothing named was answered. */
  medianHours: z.number().nullable(),
  isOver: z.boolean(),

  /** Why it is over the limit, by target, the largest first; empty: it is not. */
  reasons: z.array(reason),
})

export type WeekLoad = z.output<typeof load>

/** A week of all raters. */
const week = z.object({
  monday: z.string(),
  tasks: z.number(),

  /** Of the rater with the most. */
  largest: z.number(),
})

export type LoadWeek = z.output<typeof week>

export const listRaterLoads = endpoint({
  method: 'GET',
  path: '/api/v1/raterLoads',
  summary: 'Tasks by rater and week: how many, how many answered, and how long it took',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(load).extend({
    most: z.number(),
    weeks: z.array(week),
    from: z.string(),
    until: z.string(),
  }),
})

export const loadExport = exportCalls({
  path: '/api/v1/raterLoads',
  what: 'tasks by rater and week',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
