import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, requiredText, wholeSecond } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { examErrors as errors, examPermissions as may } from './access.ts'
import { examFlow } from './exam.flow.ts'

export const EXAM_MODES = ['room', 'remote'] as const

/** What a resit is sat with. */
export const RESIT_PAPERS = ['parallel', 'same'] as const
export const SHOWS = ['result', 'own', 'right'] as const

/** The phase of an exam: its state, and for a published exam where its window is. */
export const EXAM_PHASES = ['draft', 'ahead', 'open', 'over', 'released', 'cancelled'] as const
const examPhase = z.enum(EXAM_PHASES)
export type ExamPhase = z.output<typeof examPhase>
const state = z.enum(examFlow.states)
const EXAM_STEPS = Object.keys(examFlow.actions) as (keyof typeof examFlow.actions)[]
export type ExamStep = (typeof EXAM_STEPS)[number]

/** Who sees an exam: who plans, invigilates or marks it. */
export const EXAM_READERS = [may.manage, may.invigilate] as const

const whole = (least: number, max: number) => z.number().int().min(least).max(max)
const second = wholeSecond('learning.moment.wrong')

/** Ids, each once. */
export const severalIds = (max: number) =>
  z
    .array(recordId)
    .max(max)
    .transform((ids) => [...new Set(ids)])

/** `baseId` null: of the whole hospital. `trainId`: the people of an induction sit it. */
export const examForm = z.object({
  title: requiredText(120),
  note: clearableText(2000),
  baseId: recordId.nullable(),
  trainId: recordId.nullable(),
  mode: z.enum(EXAM_MODES),
  opensAt: second,
  closesAt: second,
  minutes: whole(1, 600),
  graceSeconds: whole(0, 600),
  attempts: whole(1, 10),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),

  /** Another device continues only after re-admission. */
  keepsDevice: z.boolean(),
  marksTwice: z.boolean(),

  /** Percent by which two markers may differ. */
  marksApart: whole(0, 100),
  shows: z.enum(SHOWS),
  releaseAt: second.nullable(),

  /** Parallel forms of one paper, or one. */
  paperIds: severalIds(10),
})

export type ExamForm = z.output<typeof examForm>

const exam = z.object({
  id: z.number(),
  name: z.string(),
  base: z.string().nullable(),
  mode: z.enum(EXAM_MODES),
  opensAt: moment,
  closesAt: moment,
  minutes: z.number(),
  candidates: z.number(),
  started: z.number(),

  /** Ended attempts that wait for marks. */
  unmarked: z.number(),

  /**
   * Until results are out: other exams with common candidates that ask the same questions, for
   * those who plan it.
   */
  sharing: z.number(),
  phase: examPhase,
  state,
  version: z.number(),

  /** The reader sits it or may still do so, and decides nothing about it. */
  maySit: z.boolean(),
  actions: z.array(z.enum(['edit', 'watch', 'people', 'export', 'resit', 'late', ...EXAM_STEPS])),
})

export type Exam = z.output<typeof exam>
const person = z.object({ value: z.number(), label: z.string(), note: z.string().nullable() })
const link = z.object({ id: z.number(), name: z.string() })

const paper = link.extend({
  form: z.string().nullable(),
  isReady: z.boolean(),
  items: z.number(),
  points: z.number(),

  /** Questions that a person marks. */
  byHand: z.number(),
})

const room = link.extend({ seats: z.number(), given: z.number() })

const detail = exam.extend({
  note: z.string().nullable(),
  baseId: z.number().nullable(),
  trainId: z.number().nullable(),
  train: z.string().nullable(),
  graceSeconds: z.number(),
  attempts: z.number(),
  shufflesQuestions: z.boolean(),
  shufflesOptions: z.boolean(),
  keepsDevice: z.boolean(),
  marksTwice: z.boolean(),
  marksApart: z.number(),
  shows: z.enum(SHOWS),
  releaseAt: moment.nullable(),
  reason: z.string().nullable(),
  papers: z.array(paper),
  rooms: z.array(room),
  invigilators: z.array(person),
  markers: z.array(person),
  resitOf: link.nullable(),
  resits: z.array(link),
  progress: z.object({
    seated: z.number(),
    running: z.number(),
    unmarked: z.number(),
    marked: z.number(),
    passed: z.number(),

    /** Attempts with answers that came late and are not decided on. */
    late: z.number(),
  }),
})

export type ExamDetail = z.output<typeof detail>

/** What an exam waits for: the release of its results, or the decision about late answers. */
export const EXAM_WAITS = ['release', 'late'] as const
export type ExamWait = (typeof EXAM_WAITS)[number]

/** By what readers order the exams; without it the latest is first. */
export const examSorts = ['name', 'opensAt', 'base'] as const

const filters = searchQuery.extend({
  sort: sortBy(examSorts),
  phase: emptyAsAbsent(examPhase),
  mode: emptyAsAbsent(z.enum(EXAM_MODES)),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),

  /** Those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(EXAM_WAITS)),
})

export type ExamFilters = z.output<typeof filters>

export const listExams = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams',
  summary: 'Exams the reader plans, invigilates or marks, the latest first',
  access: { permission: EXAM_READERS },
  query: filters,
  answer: pageOf(exam),
})

export const listExamChoices = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/choices',
  summary: 'Bases, papers, cohorts and inductions an exam may be planned with',
  access: { permission: may.manage },
  answer: z.object({
    bases: z.array(recordOption),
    papers: z.array(recordOption),
    cohorts: z.array(recordOption),
    trains: z.array(recordOption),
    mayAll: z.boolean(),
  }),
})

export const getExam = endpoint({
  method: 'GET',
  path: '/api/v1/learningExams/{id}',
  summary: 'One exam with its papers, rooms, staff and progress',
  access: { permission: EXAM_READERS },
  params: idParam,
  answer: detail,
  errors: [kernelErrors.notFound],
})

const saving = [
  errors.examHostWrong,
  errors.examTrainUnknown,
  errors.examPapersUnknown,
  errors.examTimesWrong,
  errors.examWindowPast,
  errors.examReleaseEarly,
  errors.examPaperToSit,
] as const

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
  errors.examOwnCandidate,
] as const

const saved = z.object({ id: z.number(), version: z.number() })

export const createExam = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams',
  summary: 'Begin to plan an exam',
  access: { permission: may.manage },
  body: examForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateExam = endpoint({
  method: 'PUT',
  path: '/api/v1/learningExams/{id}',
  summary:
    'Change an exam; people who sit it already never lose time, and those concerned are notified of another time',
  access: { permission: may.manage },
  params: idParam,
  body: examForm.extend({ version: readVersion }),
  answer: saved,
  errors: [
    ...saving,
    ...changing,
    errors.examEarlierForBegun,
    errors.examOpensAfterBegin,
    errors.examFixedOnceBegun,
  ],
})

export const actOnExam = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/act',
  summary: 'Publish, withdraw or cancel an exam, release or retract its results',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ action: z.enum(EXAM_STEPS), reason: clearableText(300), version: readVersion }),
  answer: z.object({ id: z.number(), state }),
  errors: [
    ...changing,
    kernelErrors.reasonNeeded,
    errors.examNoPaper,
    errors.examPaperNotReady,
    errors.examNobody,
    errors.examOver,
    errors.examBegun,
    errors.examNotOver,
    errors.examNotScored,
    errors.examAnswersKnown,
    errors.examPaperToSit,
  ],
})

export const createResit = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/resit',
  summary: 'Begin an exam like this one for those who failed or were absent',
  access: { permission: may.manage },
  params: idParam,

  /** Parallel forms that no exam has used, where there are any; or the same papers. */
  body: z.object({
    opensAt: second,
    closesAt: second,
    papers: z.enum(RESIT_PAPERS).default('parallel'),
  }),
  once: true,

  /** `papers`: what the resit has; the same if there is no unused form. */
  answer: z.object({ id: z.number(), candidates: z.number(), papers: z.enum(RESIT_PAPERS) }),
  errors: [
    kernelErrors.notFound,
    errors.examNotOver,
    errors.examNotScored,
    errors.examNoResit,
    errors.examAnswersKnown,
    errors.examTimesWrong,
    errors.examWindowPast,
    errors.examOwnCandidate,
    errors.examPaperToSit,
  ],
})

/** All rooms; a candidate whose seat is gone gets another one later. */
export const saveExamRooms = endpoint({
  method: 'PUT',
  path: '/api/v1/learningExams/{id}/rooms',
  summary: 'Rooms of an exam with their seats',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({
    rooms: z
      .array(z.object({ id: recordId.nullable(), name: requiredText(60), seats: whole(1, 2000) }))
      .max(100),
    version: readVersion,
  }),
  answer: saved.extend({ unseated: z.number() }),
  errors: [...changing, errors.examRoomTwice, errors.examRoomUnknown],
})

export const seatCandidates = endpoint({
  method: 'POST',
  path: '/api/v1/learningExams/{id}/seats',
  summary: 'Give everybody a seat by lot, neighbours with different forms of the paper',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: saved.extend({ seated: z.number() }),
  errors: [...changing, errors.examSeatsFew, errors.examBegun],
})

export const saveExamStaff = endpoint({
  method: 'PUT',
  path: '/api/v1/learningExams/{id}/staff',
  summary: 'Set the invigilators and markers of an exam and notify the new ones',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({
    invigilatorIds: severalIds(200),
    markerIds: severalIds(200),
    version: readVersion,
  }),
  answer: saved,
  errors: [...changing, errors.examStaffUnknown, errors.examStaffSits],
})
