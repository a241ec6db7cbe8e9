import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { onByDefault, onOff, readVersionIfKnown, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, wholeSecond } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { mentorWindowErrors as errors, libraryPermissions as may } from './access.ts'

/**
 * firstCome: mentors accept one by one within their capacity. match: deferred acceptance over both
 * rankings after the window.
 */
export const WINDOW_MODES = ['firstCome', 'match'] as const
const mode = z.enum(WINDOW_MODES)

/** Judged at the moment of reading; off: switched off, on any date. */
export const MENTOR_WINDOW_STATES = ['upcoming', 'open', 'over', 'off'] as const
const state = z.enum(MENTOR_WINDOW_STATES)
export type MentorWindowState = z.output<typeof state>

/** The end of a window is its last second. */
const second = wholeSecond('mentors.second.wrong')
const year = z.number().int().min(2000).max(2100)

const fields = z.object({
  baseId: recordId,
  year,
  mode,

  /** How many mentors a trainee may rank. */
  maxChoices: z
    .number()
    .int()
    .min(1, 'mentors.maxChoices.range')
    .max(20, 'mentors.maxChoices.range'),
  startsAt: second,
  endsAt: second,

  /** 1 in use, 0 switched off. */
  isOn: onByDefault,
})

const inOrder = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  !(Date.parse(startsAt) >= Date.parse(endsAt))

const endsEarly = { path: ['endsAt'], message: 'mentors.until.early' }
export const mentorWindowForm = fields.refine(inOrder, endsEarly)
export type MentorWindowForm = z.output<typeof mentorWindowForm>

const row = z.object({
  id: z.number(),
  baseId: z.number(),
  base: z.string(),
  year: z.number(),
  mode,
  maxChoices: z.number(),
  startsAt: moment,
  endsAt: moment,
  isOn: onOff,
  state,

  /** Trainees who have applied in it. */
  applicants: z.number(),
  mentors: z.number(),
  places: z.number(),
  version: z.number(),
  actions: z.array(z.string()),
})

export type MentorWindow = z.output<typeof row>

/** By what readers order the windows; without it the latest is first. */
export const mentorWindowSorts = ['base', 'startsAt', 'applicants'] as const

const filters = searchQuery.omit({ keywords: true }).extend({
  sort: sortBy(mentorWindowSorts),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  year: emptyAsAbsent(z.coerce.number().pipe(year)),
  state: emptyAsAbsent(state),
})

export type MentorWindowFilters = z.output<typeof filters>

export const listMentorWindows = endpoint({
  method: 'GET',
  path: '/mentorStudentTime/page',
  summary:
    'Windows in which mentors and trainees choose each other, the latest first; base administrators see those of their bases',
  access: { permission: may.windowList },
  query: filters,
  answer: pageOf(row),
})

export const getMentorWindow = endpoint({
  method: 'GET',
  path: '/mentorStudentTime/form/{id}',
  summary: 'One window as its form',
  access: { permission: may.windowList },
  params: idParam,
  answer: row,
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })

export const createMentorWindow = endpoint({
  method: 'POST',
  path: '/mentorStudentTime',
  summary: 'Add the window of a base and a year',
  access: { permission: may.windowManage },
  body: mentorWindowForm,
  once: true,
  answer: saved,
  errors: [errors.windowTaken, errors.windowBaseUnknown],
})

export const updateMentorWindow = endpoint({
  method: 'POST',
  path: '/mentorStudentTime/edit',
  summary: 'Change a window; once somebody has applied in it, base, year and mode stay',
  access: { permission: may.windowManage },
  body: fields.extend({ id: recordId, version: readVersionIfKnown }).refine(inOrder, endsEarly),
  answer: saved,
  errors: [
    errors.windowTaken,
    errors.windowBaseUnknown,
    errors.windowModeFixed,
    errors.windowPlaceFixed,
    errors.windowChoicesGiven,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteMentorWindow = endpoint({
  method: 'DELETE',
  path: '/mentorStudentTime/{id}',
  summary: 'Delete a window in which nobody has applied',
  access: { permission: may.windowManage },
  params: idParam,
  answer: z.null(),
  errors: [errors.windowInUse, kernelErrors.notFound],
})

export const switchMentorWindow = endpoint({
  method: 'PUT',
  path: '/mentorStudentTime/modify/{a}/{b}',
  summary: 'Switch a window on or off: `a` its id, `b` 1 on, 2 off',
  access: { permission: may.windowManage },
  params: z.object({ a: idParam.shape.id, b: z.enum(['1', '2']) }),
  answer: saved,
  errors: [kernelErrors.notFound],
})
