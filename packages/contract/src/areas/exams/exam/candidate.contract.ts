import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { examErrors as errors, examPermissions as may } from './access.ts'
import { EXAM_READERS, severalIds } from './exam.contract.ts'

/** How far a candidate has got: with several attempts, by the latest. */
export const CANDIDATE_STATUSES = ['notStarted', 'running', 'ended', 'marked'] as const
const candidateStatus = z.enum(CANDIDATE_STATUSES)
export type CandidateStatus = z.output<typeof candidateStatus>

const candidate = z.object({
  id: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  extraMinutes: z.number(),
  extraAttempts: z.number(),
  note: z.string().nullable(),
  roomId: z.number().nullable(),
  room: z.string().nullable(),
  seat: z.number().nullable(),
  form: z.string().nullable(),
  status: candidateStatus,

  /** Whether the candidate may read the question bank; shown to those who plan the exam. */
  readsBank: z.boolean(),

  /** Of the best attempt, for those who plan the exam. */
  result: z.object({ score: z.number(), most: z.number(), isPassed: z.boolean() }).nullable(),
  actions: z.array(z.enum(['edit', 'remove'])),
})

export type Candidate = z.output<typeof candidate>

/** By what readers order the candidates; without it they are in the order of rooms and seats. */
export const candidateSorts = ['name', 'room', 'form', 'extraMinutes'] as const

const filters = searchQuery.extend({
  sort: sortBy(candidateSorts),
  progress: emptyAsAbsent(candidateStatus),
  roomId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type CandidateFilters = z.output<typeof filters>

export const listCandidates = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/{id}/candidates',
  summary: 'Candidates of an exam with seats and progress',
  access: { permission: EXAM_READERS },
  params: idParam,
  query: filters,

  /** `bankReaders`: candidates who may read the question bank, by name; `total` of them. */
  answer: pageOf(candidate).extend({
    bankReaders: z.object({ names: z.array(z.string()), total: z.number() }),
  }),
  errors: [kernelErrors.notFound],
})

export const addCandidates = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/candidates',
  summary: 'Add trainees of cohorts, and people by name, to the candidates',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ cohortIds: severalIds(200), userIds: severalIds(500) }),
  answer: z.object({ added: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.examPeopleUnknown,
    errors.examPeopleOfTrain,
    errors.examOver,
    errors.examOwnCandidate,
  ],
})

const chosen = z.array(recordId).min(1, 'kernel.text.required').max(2000)

export const removeCandidates = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/candidates/remove',
  summary: 'Take people who have not begun off the candidates',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ candidateIds: chosen }),
  answer: z.object({ removed: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.candidateBegan,
    errors.examOwnCandidate,
  ],
})

const whole = (max: number) => z.number().int().min(0).max(max)

export const candidateForm = z.object({
  extraMinutes: whole(600),
  extraAttempts: whole(10),
  note: clearableText(300),
  roomId: recordId.nullable(),
  seat: z.number().int().min(1).max(2000).nullable(),
})

export const updateCandidate = endpoint({
  method: 'PUT',
  path: '/api/v1/learningExams/{id}/candidates/{candidateId}',
  summary: 'Extra time, extra attempts and seat of a candidate',
  access: { permission: may.manage },
  params: idParam.extend({ candidateId: z.coerce.number().pipe(recordId) }),
  body: candidateForm,
  answer: z.object({ id: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.examRoomUnknown,
    errors.examSeatBeyond,
    errors.examSeatTaken,
    errors.examEarlierForBegun,
    errors.examOwnCandidate,
  ],
})

const ofExam = z.object({ examId: emptyAsAbsent(z.coerce.number().pipe(recordId)) })

export const candidateExport = exportCalls({
  path: '/api/v1/examCandidates',
  what: 'candidates of an exam with rooms and seats',
  exporting: may.export,
  filters: ofExam,
})

export const sittingExport = exportCalls({
  path: '/api/v1/examSittings',
  what: 'who sat an exam, when, and how often they left',
  exporting: may.export,
  filters: ofExam,
})
