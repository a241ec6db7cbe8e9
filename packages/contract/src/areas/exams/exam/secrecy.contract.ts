import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { examPermissions as may } from './access.ts'
import { EXAM_PHASES } from './exam.contract.ts'

const sharingExam = z.object({
  id: z.number(),
  name: z.string(),
  phase: z.enum(EXAM_PHASES),
  opensAt: moment,
  closesAt: moment,

  /** Questions that both exams ask, in any edition or as a recorded duplicate. */
  questions: z.number(),

  /** Candidates of both. */
  candidates: z.number(),

  /** Its results are out and show answers: those candidates could read what is asked. */
  isKnown: z.boolean(),

  /** It can still be sat: its questions are hidden from its candidates. */
  isLive: z.boolean(),
})

export type SharingExam = z.output<typeof sharingExam>

export const listSharingExams = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/{id}/sharing',
  summary: 'Other exams that ask the same questions, those with the most common candidates first',
  access: { permission: may.manage },
  params: idParam,
  answer: z.array(sharingExam),
  errors: [kernelErrors.notFound],
})

export const getResitPapers = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/{id}/resitPapers',
  summary: 'Parallel forms of the papers of an exam that no exam has used: a resit takes them',
  access: { permission: may.manage },
  params: idParam,
  answer: z.object({
    parallel: z.array(z.object({ id: z.number(), name: z.string() })),

    /** Results with answers were out and taken back: the same papers are not sat again. */
    mustDiffer: z.boolean(),
  }),
  errors: [kernelErrors.notFound],
})
