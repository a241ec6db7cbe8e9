import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText, wholeSecond } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { LESSON_KINDS } from '../../courses/course/lesson.public.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { inductionErrors as errors, inductionPermissions as may } from './access.ts'

/** `off`: closed by the office, at any time. */
export const TRAIN_PHASES = ['ahead', 'open', 'over', 'off'] as const
const trainPhase = z.enum(TRAIN_PHASES)
export type TrainPhase = z.output<typeof trainPhase>
const second = wholeSecond('learning.moment.wrong')

export const trainForm = z.object({
  title: requiredText(120),
  intro: clearableText(2000),
  opensAt: second,

  /** Until then people log in, also to see their results. */
  closesAt: second,

  /** Every person admitted in this intake is listed automatically. */
  intakeId: recordId.nullable(),

  /** The exams open once everything has been seen. */
  needsAll: z.boolean(),
})

export type TrainForm = z.output<typeof trainForm>

const train = z.object({
  id: z.number(),
  name: z.string(),
  intake: z.string().nullable(),
  opensAt: moment,
  closesAt: moment,
  phase: trainPhase,
  videos: z.number(),
  people: z.number(),
  learned: z.number(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'close', 'open', 'delete'])),
})

export type Train = z.output<typeof train>

const video = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.enum(LESSON_KINDS),
  seconds: z.number(),
  file: storedFile,
})

export type TrainVideo = z.output<typeof video>

const trainDetail = train.extend({
  intro: z.string().nullable(),
  intakeId: z.number().nullable(),
  needsAll: z.boolean(),
  list: z.array(video),
  exams: z.array(
    z.object({ id: z.number(), title: z.string(), opensAt: moment, closesAt: moment }),
  ),
})

export type TrainDetail = z.output<typeof trainDetail>

/** By what readers order the trains; without it the latest is first. */
export const trainSorts = ['name', 'opensAt', 'videos', 'intake'] as const

const filters = searchQuery.extend({
  sort: sortBy(trainSorts),
  phase: emptyAsAbsent(trainPhase),
})
export type TrainFilters = z.output<typeof filters>
const access = { permission: may.manage } as const

export const listTrains = endpoint({
  method: 'GET',
  path: '/api/v1/inductionTrains',
  summary: 'Induction trains, the latest first',
  access,
  query: filters,
  answer: pageOf(train),
})

export const listTrainChoices = endpoint({
  method: 'GET',
  path: '/api/v1/inductionTrains/choices',
  summary: 'Intakes whose admitted people a train may list, and trains a notice may be for',
  access,
  answer: z.object({ intakes: z.array(recordOption), trains: z.array(recordOption) }),
})

export const getTrain = endpoint({
  method: 'GET',
  path: '/api/v1/inductionTrains/{id}',
  summary: 'One train with its videos and exams',
  access,
  params: idParam,
  answer: trainDetail,
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })
const saving = [errors.trainTimesWrong, errors.intakeUnknown] as const
const changing = [kernelErrors.notFound, kernelErrors.changedMeanwhile] as const

export const createTrain = endpoint({
  method: 'POST',
  path: '/api/v1/inductionTrains',
  summary: 'Begin a train; its invitation is made with it',
  access,
  body: trainForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateTrain = endpoint({
  method: 'PUT',
  path: '/api/v1/inductionTrains/{id}',
  summary: 'Change a train',
  access,
  params: idParam,
  body: trainForm.extend({ version: readVersion }),
  answer: saved,
  errors: [...saving, ...changing],
})

export const switchTrain = endpoint({
  method: 'POST',
  path: '/api/v1/inductionTrains/{id}/switch',
  summary: 'Close a train, which ends its sessions, or open it again',
  access,
  params: idParam,
  body: z.object({ isActive: z.boolean(), version: readVersion }),
  answer: saved,
  errors: changing,
})

export const deleteTrain = endpoint({
  method: 'DELETE',
  path: '/api/v1/inductionTrains/{id}',
  summary: 'Delete a train without people, notices and exams',
  access,
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.trainInUse],
})

const MAX = 100

/**
 * `id` null: a new one. `seconds`: length of a video, or how long a document is open before it
 * counts as read.
 */
const videosForm = z.object({
  videos: z
    .array(
      z.object({
        id: recordId.nullable(),
        title: requiredText(120),
        kind: z.enum(LESSON_KINDS),
        seconds: z
          .number()
          .int()
          .min(1, 'learning.seconds.range')
          .max(36_000, 'learning.seconds.range'),
        filePath: z.string().min(1, 'kernel.text.required').max(200),
      }),
    )
    .max(MAX),
})

export type VideosForm = z.output<typeof videosForm>

export const saveTrainVideos = endpoint({
  method: 'PUT',
  path: '/api/v1/inductionTrains/{id}/videos',
  summary:
    'Videos and documents in their order; one that is left out and was begun is hidden, not deleted',
  access,
  params: idParam,
  body: videosForm.extend({ version: readVersion }),
  answer: saved,
  errors: [errors.inductionVideoUnknown, ...changing],
})

const invitation = z.object({ invitation: z.string() })

export const getInvitation = endpoint({
  method: 'GET',
  path: '/api/v1/inductionTrains/{id}/invitation',
  summary: 'The invitation of a train, which its link carries',
  access,
  params: idParam,
  answer: invitation,
  errors: [kernelErrors.notFound],
})

export const renewInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/inductionTrains/{id}/invitation',
  summary: 'Make a new invitation; links with the old one open nothing from now on',
  access,
  params: idParam,
  answer: invitation,
  errors: [kernelErrors.notFound],
})
