import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { trainingErrors as errors, trainingPermissions as may } from './access.ts'
import { TRAINING_BASE_REVIEW_ACTIONS, trainingBaseFlow } from './training-base.flow.ts'

const state = z.enum(trainingBaseFlow.states)
const whole = z.number().int()

const contents = {
  trainers: requiredText(2000),
  rooms: requiredText(2000),
  trainingPlan: requiredText(4000),
  places: whole.min(1).max(10_000),
  evidence: z.array(z.string().max(200)).max(10),
}

export const trainingBaseForm = z.object({
  baseId: recordId,
  year: whole.min(2000).max(2999),
  ...contents,
})

const application = z.object({
  id: z.number(),
  baseId: z.number(),

  /** The base. */
  name: z.string(),
  year: z.number(),
  places: z.number(),
  appliedBy: z.string(),
  submitTime: z.string(),
  state,
  reason: z.string().nullable(),

  /** Whether the reader may correct it and submit it again. */
  isMendable: z.boolean(),
  version: z.number(),
  actions: z.array(z.enum(TRAINING_BASE_REVIEW_ACTIONS)),
})

export type TrainingBase = z.output<typeof application>

const applicationDetail = application.extend({
  trainers: z.string(),
  rooms: z.string(),
  trainingPlan: z.string(),
  evidence: z.array(storedFile),
})

export type TrainingBaseDetail = z.output<typeof applicationDetail>

/** By what readers order the applications; without it those that wait are first. */
export const trainingBaseSorts = ['name', 'year', 'places', 'appliedBy', 'submitTime'] as const

export const listTrainingBases = endpoint({
  method: 'GET',
  path: '/api/v1/trainingBases',
  summary: 'Applications of bases to train teachers, in the reader’s scope, those that wait first',
  access: { permission: may.organise },
  query: searchQuery.extend({
    sort: sortBy(trainingBaseSorts),
    year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2999)),
    state: emptyAsAbsent(state),

    /** 1: those that wait for the reader. */
    waiting: emptyAsAbsent(z.enum(['1'])),
  }),
  answer: pageOf(application),
})

export const getTrainingBase = endpoint({
  method: 'GET',
  path: '/api/v1/trainingBases/{id}',
  summary: 'One application of a base with its papers',
  access: { permission: may.organise },
  params: idParam,
  answer: applicationDetail,
  errors: [kernelErrors.notFound],
})

export const listBasesToTrain = endpoint({
  method: 'GET',
  path: '/api/v1/trainingBases/choices',
  summary: 'The bases the reader applies for: those administered, for the office all',
  access: { permission: may.organise },
  answer: z.array(recordOption),
})

export const applyToTrain = endpoint({
  method: 'POST',
  path: '/api/v1/trainingBases',
  summary: 'Apply to train teachers in a year',
  access: { permission: may.organise },
  body: trainingBaseForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.trainingBaseApplied, errors.trainingBaseNotYours],
})

export const resubmitTrainingBase = endpoint({
  method: 'PUT',
  path: '/api/v1/trainingBases/{id}',
  summary: 'Correct a returned application and submit it again',
  access: { permission: may.organise },
  params: idParam,
  body: z.object({ ...contents, version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.changedMeanwhile],
})

export const trainingBaseReview = reviewCalls({
  path: '/api/v1/trainingBases',
  what: 'applications of bases to train teachers',
  flow: trainingBaseFlow,
  actions: TRAINING_BASE_REVIEW_ACTIONS,
  permission: may.review,
})
