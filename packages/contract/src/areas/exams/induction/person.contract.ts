import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { readAnyDocument } from '../../../kernel/values/identity-document.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { masked, mobileNumber, mobileOrMask, personal } from '../../../kernel/values/sensitive.ts'
import { inductionErrors as errors, inductionPermissions as may } from './access.ts'

const PERSON_SOURCES = ['admitted', 'sheet', 'hand'] as const
export const PERSON_STATUSES = ['done', 'started', 'notStarted'] as const

/** `waiting`: handed in and not marked; of several attempts the best counts. */
export const PERSON_RESULTS = ['none', 'sitting', 'waiting', 'passed', 'failed'] as const

/** Shapes are judged without the day: what is born in the future is refused by the use case. */
const NO_DAY = '9999-12-31'

/** An ID card number; its mistakes are named. */
export const cardNumber = requiredText(30).superRefine((typed, ctx) => {
  const card = readAnyDocument(typed, NO_DAY)
  if ('fault' in card) ctx.addIssue({ code: 'custom', message: `learning.card.${card.fault}` })
})

export const personForm = z.object({
  name: requiredText(60),
  mobile: mobileNumber,
  idCard: cardNumber,
})

export type PersonForm = z.output<typeof personForm>

/** Changed by its form: a mask that comes back leaves the number. */
export const personChange = z.object({
  name: requiredText(60),
  mobile: mobileOrMask.refine((typed) => typed !== null, 'kernel.mobile.wrong'),
  idCard: z.union([z.string().max(30).regex(/\*/), cardNumber]),
})

export type PersonChange = z.output<typeof personChange>

const person = z.object({
  id: z.number(),
  name: z.string(),
  mobile: masked,
  idCard: masked,
  source: z.enum(PERSON_SOURCES),
  isActive: z.boolean(),

  /** Whole percent of the time of all videos and documents, rounded down. */
  share: z.number(),
  learnedAt: moment.nullable(),
  result: z.enum(PERSON_RESULTS),

  /** Points of a hundred, of a marked attempt. */
  score: z.number().nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'remove', 'restore'])),
})

export type InductionPerson = z.output<typeof person>

const about = {
  status: emptyAsAbsent(z.enum(PERSON_STATUSES)),
  listed: emptyAsAbsent(z.enum(['1', '0'])),
}

/** By what readers order the people of a train; without it the latest listed is first. */
export const inductionPersonSorts = ['name', 'share'] as const

const filters = searchQuery.extend({ sort: sortBy(inductionPersonSorts), ...about })
export type PersonFilters = z.output<typeof filters>

const access = { permission: may.manage } as const

export const listInductionPeople = endpoint({
  method: 'GET',
  path: '/api/v1/inductionTrains/{id}/people',
  summary: 'People of a train with their progress and result',
  access,
  params: idParam,
  query: filters,
  answer: pageOf(person),
  errors: [kernelErrors.notFound],
})

export const getInductionPerson = endpoint({
  method: 'GET',
  path: '/api/v1/inductionPeople/{id}',
  summary: 'One person of a train as their form, with the full numbers',
  access,
  params: idParam,
  personal: true,
  answer: z.object({
    id: z.number(),
    name: z.string(),
    mobile: personal,
    idCard: personal,
    version: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })

export const addInductionPerson = endpoint({
  method: 'POST',
  path: '/api/v1/inductionTrains/{id}/people',
  summary: 'List somebody by hand',
  access,
  params: idParam,
  body: personForm,
  once: true,
  answer: saved,
  errors: [kernelErrors.notFound, errors.personListed, errors.cardWrong],
})

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  errors.personErased,
] as const

export const updateInductionPerson = endpoint({
  method: 'PUT',
  path: '/api/v1/inductionPeople/{id}',
  summary: 'Correct name and numbers of somebody; their sessions end when a number changes',
  access,
  params: idParam,
  body: personChange.extend({ version: readVersion }),
  answer: saved,
  errors: [...changing, errors.personListed, errors.cardWrong],
})

export const switchInductionPerson = endpoint({
  method: 'POST',
  path: '/api/v1/inductionPeople/{id}/switch',
  summary:
    'Remove somebody from the list, which ends their session, or list them again; progress stays',
  access,
  params: idParam,
  body: z.object({ isActive: z.boolean(), version: readVersion }),
  answer: saved,
  errors: changing,
})

const inTrain = z.object({ trainId: emptyAsAbsent(z.coerce.number().pipe(recordId)) })

export const inductionPeopleSheet = sheetCalls({
  path: '/api/v1/inductionPeople',
  what: 'people of a train with their progress',
  exporting: may.export,
  importing: may.import,
  filters: inTrain.extend({ ...about, keywords: optionalText(100) }),
  into: inTrain,
})
