import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { leaderErrors as errors, leaderPermissions as may } from './access.ts'

/** The phase of a term today; `ending`: in office, and over within 90 days. */
export const TERMS = ['running', 'ending', 'coming', 'over'] as const
const term = z.enum(TERMS)
export type Term = z.output<typeof term>

const days = { startsOn: calendarDay, endsOn: calendarDay }
const inOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => startsOn <= endsOn
const order = { message: 'leader.endsEarly', path: ['endsOn'] }

/** Both days belong to the term. */
export const leaderForm = z.object({
  userId: recordId,
  baseId: recordId,
  departmentId: recordId,
  team: requiredText(60),
  ...days,
})

export type LeaderForm = z.output<typeof leaderForm>
const termForm = z.object({ ...days, version: readVersion })

/** By what readers order the terms; without it those in office are first. */
export const leaderSorts = [
  'leader',
  'team',
  'department',
  'startsOn',
  'endsOn',
  'appointedBy',
] as const

const filters = searchQuery.extend({
  sort: sortBy(leaderSorts),
  term: emptyAsAbsent(term),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type LeaderFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  userId: z.number(),
  leader: z.string(),
  team: z.string(),
  baseId: z.number(),
  base: z.string(),
  departmentId: z.number(),
  department: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  term,
  endReason: z.string().nullable(),
  appointedBy: z.string(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'end'])),
})

export type LeaderRow = z.output<typeof row>

export const listLeaders = endpoint({
  method: 'GET',
  path: '/api/v1/teamLeaders/page',
  summary: 'Team leaders in the reader’s scope, those in office first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const appointLeader = endpoint({
  method: 'POST',
  path: '/api/v1/teamLeaders',
  summary: 'Appoint a qualified teacher as leader of a team for some time',
  access: { permission: may.edit },
  body: leaderForm.refine(inOrder, order),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.teamLedAlready,
    errors.leaderNotQualified,
    errors.leaderPlaceUnknown,
    kernelErrors.notFound,
  ],
})

export const updateTerm = endpoint({
  method: 'PUT',
  path: '/api/v1/teamLeaders/{id}',
  summary: 'Change the days of a term that is not over',
  access: { permission: may.edit },
  params: idParam,
  body: termForm.refine(inOrder, order),
  answer: z.null(),
  errors: [
    errors.teamLedAlready,
    errors.termNotRunning,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const endTerm = endpoint({
  method: 'POST',
  path: '/api/v1/teamLeaders/{id}/end',
  summary: 'End a term today, or before it begins, with a reason',
  access: { permission: may.edit },
  params: idParam,
  body: z.object({ endReason: requiredText(500), version: readVersion }),
  answer: z.null(),
  errors: [errors.termNotRunning, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const leaderExport = exportCalls({
  path: '/api/v1/teamLeaders',
  what: 'team leaders',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
