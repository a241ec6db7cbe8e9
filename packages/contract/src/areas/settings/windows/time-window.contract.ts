import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import {
  onByDefault,
  onOff,
  readVersion,
  recordId,
  recordOption,
} from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import {
  emptyAsAbsent,
  optionalText,
  requiredText,
  wholeSecond,
} from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { settingsPermissions as may, settingsErrors } from '../access.ts'
import { judgement } from '../window.public.ts'

/** Names used in the code; the dictionary `time_window` labels them and may hold more. */
const WINDOW_NAMES = [
  'sign_up',
  'teacher_qualification',
  'mentor_choice',
  'rotation_choice',
  'evaluation',
  'info_change',
  'award_application',
  'departure',
] as const

export type WindowName = (typeof WINDOW_NAMES)[number]

/**
 * What may be done at any time as long as no window is set for it; for all else, no window means
 * that it is shut.
 */
export const UNLIMITED_NAMES = ['info_change', 'departure'] as const satisfies readonly WindowName[]

export const WINDOW_STATES = ['upcoming', 'open', 'over', 'disabled'] as const
const state = z.enum(WINDOW_STATES)
export type WindowState = z.output<typeof state>
const year = z.number().int().min(2000).max(2100)

/** The end of a window is its last second. */
const second = wholeSecond('settings.second.wrong')
const batch = optionalText(40).transform((text) => text ?? '')

export const timeWindowForm = z
  .object({
    name: requiredText(64),
    year: year.nullish().transform((v) => v ?? null),
    batch,

    /** Roles it applies to; empty means everybody. */
    roleIds: z.array(recordId).max(50).default([]),
    startsAt: second,
    endsAt: second,

    /** Message shown outside the window. */
    message: optionalText(300),
    messageEn: optionalText(300),
    status: onByDefault,
  })
  .refine(({ startsAt, endsAt }) => !(Date.parse(startsAt) >= Date.parse(endsAt)), {
    path: ['endsAt'],
    message: 'settings.until.early',
  })

export type TimeWindowForm = z.output<typeof timeWindowForm>
const timeWindowChange = timeWindowForm.safeExtend({ version: readVersion })
export type TimeWindowChange = z.output<typeof timeWindowChange>

const row = z.object({
  id: z.number(),
  name: z.string(),

  /** The name in the reader’s language. */
  label: z.string(),
  year: z.number().nullable(),
  batch: z.string(),
  roleIds: z.array(z.number()),
  roleNames: z.array(z.string()),
  startsAt: moment,
  endsAt: moment,
  message: z.string().nullable(),
  messageEn: z.string().nullable(),
  status: onOff,
  state,
  version: z.number(),

  /** Where it is changed, if it follows from a record; such a window is not edited. */
  page: z.string().nullable(),
  actions: z.array(z.string()),
})

export type TimeWindow = z.output<typeof row>

/** By what readers order the windows; without it the latest is first. */
export const timeWindowSorts = ['startsAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(timeWindowSorts),
  name: emptyAsAbsent(z.string().max(64)),
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2100)),
  state: emptyAsAbsent(state),
})

export type TimeWindowFilters = z.output<typeof filters>

export const listTimeWindows = endpoint({
  method: 'GET',
  path: '/api/v1/timeSettings/page',
  summary: 'Windows of time, the latest first',
  access: { permission: may.timeList },
  unscoped: 'settings of the product, no records of people',
  query: filters,
  answer: pageOf(row),
})

export const getTimeWindowForm = endpoint({
  method: 'GET',
  path: '/api/v1/timeSettings/{id}/form',
  summary: 'One window as its form',
  access: { permission: [may.timeList, may.timeEdit] },
  params: idParam,
  answer: row,
})

export const createTimeWindow = endpoint({
  method: 'POST',
  path: '/api/v1/timeSettings',
  summary: 'Add a window',
  access: { permission: may.timeAdd },
  body: timeWindowForm,
  answer: z.null(),
  once: true,
  errors: [
    settingsErrors.windowOverlaps,
    settingsErrors.windowNameUnknown,
    settingsErrors.windowKeptElsewhere,
    settingsErrors.rolesUnknown,
  ],
})

export const updateTimeWindow = endpoint({
  method: 'PUT',
  path: '/api/v1/timeSettings/{id}',
  summary: 'Change a window',
  access: { permission: may.timeEdit },
  params: idParam,
  body: timeWindowChange,
  answer: z.null(),
  errors: [
    settingsErrors.windowOverlaps,
    settingsErrors.windowNameUnknown,
    settingsErrors.windowKeptElsewhere,
    settingsErrors.rolesUnknown,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteTimeWindows = endpoint({
  method: 'DELETE',
  path: '/api/v1/timeSettings/{ids}',
  summary: 'Delete windows',
  access: { permission: may.timeDelete },
  params: idsParam,
  answer: z.null(),
})

export const listWindowsOfYear = endpoint({
  method: 'GET',
  path: '/api/v1/timeSettings/timeline/{year}',
  summary:
    'Enabled windows that touch a year; those who do not manage them see what applies to them',
  access: 'signedIn',
  unscoped:
    'windows of time hold for everybody; without their permission only those of the own roles are shown',
  params: z.object({ year: z.coerce.number().int().min(2000).max(2100) }),
  answer: z.array(row),
})

export const judgeTime = endpoint({
  method: 'GET',
  path: '/api/v1/timeSettings/judge/{name}',
  summary: 'Whether a window of this name is open now for the reader',
  access: 'signedIn',
  params: z.object({ name: z.string().min(1).max(64) }),
  query: z.object({
    year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2100)),
    batch: emptyAsAbsent(z.string().max(40)),
  }),
  answer: judgement,
})

export const isRegistrationOpen = endpoint({
  method: 'GET',
  path: '/api/v1/timeSettings/registration/open',
  summary: 'Whether applicants may sign up now, 1 or 0 (the specification’s ISOPEN)',
  access: 'public',
  answer: onOff,
})

/** Roles that windows and guides may address. */
export const listAudienceOptions = endpoint({
  method: 'GET',
  path: '/api/v1/timeSettings/roles',
  summary: 'Enabled roles, to say whom something applies to',
  access: { permission: [may.timeList, may.guideList] },
  unscoped: 'settings of the product, no records of people',
  answer: z.array(recordOption),
})

/** Windows as a sheet; every row adds one. */
export const timeWindowSheet = sheetCalls({
  path: '/api/v1/timeSettings',
  what: 'windows of time',
  exporting: may.timeExport,
  importing: may.timeImport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
