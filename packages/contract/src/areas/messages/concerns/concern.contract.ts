import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, emptyAsNull, requiredText } from '../../../kernel/text/text.ts'
import { concernErrors as errors, concernPermissions as may } from './access.ts'
import { concernFlow } from './concern.flow.ts'
import { CONCERN_KINDS } from './sender.contract.ts'

const state = z.enum(concernFlow.states)
const kind = z.enum(CONCERN_KINDS)
const ACTIONS = Object.keys(concernFlow.actions) as (keyof typeof concernFlow.actions)[]
const person = z.object({ id: z.number(), name: z.string() })

const row = z.object({
  id: z.number(),
  kind,
  department: z.string().nullable(),
  receivedOn: z.string(),
  state,

  /** The last announcement showed something new of the sender. */
  hasNews: z.boolean(),
  actions: z.array(z.enum(ACTIONS)),
})

export type ConcernRow = z.output<typeof row>

/** By what readers order the concerns; without it the latest is first. */
export const concernSorts = ['receivedOn'] as const

const filters = pageQuery.extend({
  sort: sortBy(concernSorts),
  state: emptyAsAbsent(state),
  kind: emptyAsAbsent(kind),
})
export type ConcernFilters = z.output<typeof filters>

export const getConcernBox = endpoint({
  method: 'GET',
  path: '/api/v1/concernBox',
  summary: 'Who reads the anonymous concerns',
  access: 'signedIn',
  answer: z.object({ readers: z.array(person) }),
})

export const listConcerns = endpoint({
  method: 'GET',
  path: '/api/v1/concerns',
  summary: 'Concerns that the reader may see, the latest day first',
  access: { permission: may.read },
  query: filters,
  answer: pageOf(row),
})

export const getConcern = endpoint({
  method: 'GET',
  path: '/api/v1/concerns/{id}',
  summary: 'A concern with its messages and pictures',
  access: { permission: may.read },
  params: idParam,
  answer: row.extend({
    messages: z.array(z.object({ isOfSender: z.boolean(), text: z.string(), saidOn: z.string() })),
    pictureIds: z.array(z.number()),

    /** Who of the readers did what on which day: the audit log does not name the concern. */
    steps: z.array(z.object({ action: z.enum(ACTIONS), who: z.string(), day: z.string() })),
  }),
  errors: [kernelErrors.notFound],
})

export const getConcernPicture = endpoint({
  method: 'GET',
  path: '/api/v1/concerns/{id}/pictures/{pictureId}',
  summary: 'A picture of a concern',
  access: { permission: may.read },
  params: idParam.extend({ pictureId: idParam.shape.id }),
  answer: 'binary',
  errors: [kernelErrors.notFound],
})

export const actOnConcern = endpoint({
  method: 'POST',
  path: '/api/v1/concerns/{id}/steps',
  summary: 'Take a concern, answer it, close it or open it again',
  access: { permission: may.read },
  params: idParam,
  body: z.object({
    action: z.enum(ACTIONS),

    /** The answer; only with the step `answer`. */
    text: emptyAsNull(requiredText(4000)).default(null),
  }),
  answer: z.object({ state }),
  once: true,
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.concernAnswerNeeded,
    errors.concernFull,
  ],
})

const figure = z.object({ count: z.number() })

export const getConcernFigures = endpoint({
  method: 'GET',
  path: '/api/v1/concernFigures',
  summary: 'How many concerns there are, by kind and state, month and department',
  access: { permission: [may.read, may.name] },
  answer: z.object({
    total: z.number(),
    byKind: z.array(figure.extend({ kind, state })),
    byMonth: z.array(figure.extend({ month: z.string() })),

    /** Departments with three or more. */
    byDepartment: z.array(figure.extend({ department: z.string() })),

    /** Concerns about departments with fewer than three, and about none. */
    others: z.number(),

    /** For the office: open concerns that nobody reads, from three on; otherwise null. */
    withoutReader: z.number().nullable(),

    /** Of the last thirty days those on which the box took as much as it can. */
    fullDays: z.array(z.string()),
  }),
})

export const getConcernReaders = endpoint({
  method: 'GET',
  path: '/api/v1/concernReaders',
  summary: 'Who reads the concerns, and who may be named as a reader',
  access: { permission: may.name },
  answer: z.object({
    readerIds: z.array(z.number()),

    /** Accounts whose role has the right to read concerns, and the readers. */
    choices: z.array(person),
    version: z.number(),
  }),
})

export const setConcernReaders = endpoint({
  method: 'PUT',
  path: '/api/v1/concernReaders',
  summary: 'Name the readers of the concerns, at least one',
  access: { permission: may.name },
  body: z.object({
    readerIds: z.array(recordId).min(1, 'concern.readers.none').max(20, 'concern.readers.many'),
    version: readVersion,
  }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.changedMeanwhile, errors.concernReadersUnfit],
})
