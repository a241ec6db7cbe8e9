import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, searchText } from '../../../kernel/text/text.ts'
import { libraryPermissions as may } from './access.ts'

const id = z.coerce.number().pipe(recordId)

/** By what readers order the relations; without it the latest is first. */
export const inquirySorts = ['trainee', 'mentor', 'base', 'year', 'startedOn'] as const

const filters = searchQuery.extend({
  sort: sortBy(inquirySorts),
  baseId: emptyAsAbsent(id),
  departmentId: emptyAsAbsent(id),
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2100)),

  /** Part of a mentor’s name. */
  mentor: searchText.optional(),

  /** Part of a trainee’s name, or the number. */
  trainee: searchText.optional(),

  /** current: guided now; past: ended. */
  when: emptyAsAbsent(z.enum(['current', 'past'])),
})

export type InquiryFilters = z.output<typeof filters>
const SOURCES = ['accepted', 'matched', 'placed', 'changed'] as const

const relation = z.object({
  id: z.number(),
  entryId: z.number(),
  mentor: z.string(),
  base: z.string(),
  department: z.string(),
  year: z.number(),
  trainee: z.string(),
  number: z.string(),
  major: z.string(),
  source: z.enum(SOURCES),
  startedOn: z.string(),
  endedOn: z.string().nullable(),
  endReason: z.string().nullable(),
})

export type MentorRelation = z.output<typeof relation>

export const inquireRelations = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/choose/inquire',
  summary:
    'Who is or was mentor of whom: the office all, others those of their bases and departments and their own',
  access: { permission: may.inquire },
  query: filters,
  answer: pageOf(relation),
})

export const inquiryExport = exportCalls({
  path: '/teacherMentorLibrary/choose/inquire',
  what: 'mentors and their trainees',
  exporting: may.inquireExport,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
