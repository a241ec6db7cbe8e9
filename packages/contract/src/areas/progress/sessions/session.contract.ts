import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption, textOfOurs } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { LACKS, MEMBER_ROLES } from '../committees/committee.contract.ts'
import { goalForm, progressPlan } from '../plans/plan.contract.ts'
import { sessionErrors as errors, sessionPermissions as may } from './access.ts'
import { packetFacts } from './packet.contract.ts'
import { SESSION_ACTIONS, sessionFlow } from './session.flow.ts'

export const OUTCOMES = [
  'asExpected',
  'watch',
  'supportPlan',
  'repeatStays',
  'specialSituation',
  'end',
] as const

export type Outcome = (typeof OUTCOMES)[number]
export const MAX_TRAINEES = 200
const state = z.enum(sessionFlow.states)
const outcome = z.enum(OUTCOMES)

export const sessionForm = z.object({
  committeeId: recordId,
  heldOn: calendarDay,
  factsOn: calendarDay,
  year: z.number().int().min(2000).max(2100).nullable(),
  majorId: recordId.nullable(),
})

export type SessionForm = z.output<typeof sessionForm>

const session = z.object({
  id: z.number(),
  committee: z.string(),
  base: z.string(),
  heldOn: z.string(),
  factsOn: z.string(),
  year: z.number().nullable(),
  major: z.string().nullable(),
  state,
  number: z.string().nullable(),

  /** Trainees of the agenda, and those with a decision. */
  trainees: z.number(),
  decided: z.number(),
  version: z.number(),
  actions: z.array(z.enum([...SESSION_ACTIONS, 'expected', 'minutes'])),
})

export type Session = z.output<typeof session>

/** By what readers order the sessions; without it the latest is first. */
export const sessionSorts = ['committee', 'heldOn', 'factsOn', 'year', 'major', 'decided'] as const

const filters = pageQuery.extend({
  sort: sortBy(sessionSorts),
  state: emptyAsAbsent(state),
  committeeId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** 1: sessions with stays to repeat that nobody has placed. */
  repeats: emptyAsAbsent(z.enum(['1'])),

  /** 1: prepared sessions ahead in which the reader has notes to write. */
  notes: emptyAsAbsent(z.enum(['1'])),
})

export type SessionFilters = z.output<typeof filters>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/progressSessions',
  summary: 'Sessions of the reader’s committees, of the own base, or all; the latest first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(session).extend({
    /** Where the reader plans sessions, with the majors of the base. */
    committees: z.array(recordOption.extend({ majors: z.array(recordOption) })),
  }),
})

const agendaItem = z.object({
  packetId: z.number(),
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),

  /** Lines of the completion check that are behind the time of the training. */
  behind: z.number(),
  hasOwnNote: z.boolean(),
  notes: z.number(),

  /** The reader is a relative and takes no part. */
  isRelative: z.boolean(),
  outcome: outcome.nullable(),
  readOn: z.string().nullable(),
  hasAnswer: z.boolean(),
})

export type AgendaItem = z.output<typeof agendaItem>

const sessionMember = z.object({
  userId: z.number(),
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
})

export const getSession = endpoint({
  method: 'GET',
  path: '/api/v1/progressSessions/{id}',
  summary: 'A session with its members and its agenda, the trainees who are behind most first',
  access: { permission: may.list },
  params: idParam,
  answer: session.extend({
    members: z.array(sessionMember),
    lacks: z.array(z.enum(LACKS)),
    isMember: z.boolean(),
    agenda: z.array(agendaItem),

    /** Stays to repeat that nobody has placed yet. */
    repeats: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        department: z.string(),
        startsOn: z.string(),
        actions: z.array(z.enum(['settle'])),
      }),
    ),
  }),
  errors: [kernelErrors.notFound],
})

export type SessionDetail = z.output<typeof getSession.answer>

export const createSession = endpoint({
  method: 'POST',
  path: '/api/v1/progressSessions',
  summary: 'Plan a session of a committee with the day of the facts and the trainees it judges',
  access: { permission: may.plan },
  body: sessionForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.sessionCommitteeUnknown,
    errors.sessionMajorUnknown,
    errors.sessionTooFar,
    errors.sessionTaken,
    errors.factsAhead,
    errors.heldBeforeFacts,
  ],
})

export const stepSession = endpoint({
  method: 'POST',
  path: '/api/v1/progressSessions/{id}/steps',
  summary: 'Prepare, open, close or cancel a session; closing notifies the trainees',
  access: { permission: [may.plan, may.decide] },
  params: idParam,
  body: z.object({
    action: z.enum(SESSION_ACTIONS),
    reason: textOfOurs(500),
    version: readVersion,
  }),
  answer: z.object({ version: z.number(), state }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    kernelErrors.reasonNeeded,
    errors.committeeNotFit,
    errors.sessionWithoutTrainees,
    errors.tooManyTrainees,
    errors.decisionsMissing,
    errors.decisionOfRelative,
    errors.decisionCannotBegin,
  ],
})

export const printMinutes = endpoint({
  method: 'GET',
  path: '/api/v1/progressSessions/{id}/minutes',
  summary: 'The minutes of a closed session as PDF',
  access: { permission: may.list },
  params: idParam,
  answer: 'binary',
  errors: [kernelErrors.notFound, kernelErrors.unavailable, errors.minutesNotYet],
})

export const SITUATION_KINDS_BEGUN = ['discipline', 'extension'] as const

export const beginSituation = z.object({
  kind: z.enum(SITUATION_KINDS_BEGUN),
  startsOn: calendarDay.nullable(),
  endsOn: calendarDay.nullable(),
  months: z.number().int().min(1).max(36).nullable(),
  measure: z.enum(['warning', 'seriousWarning', 'demerit', 'probation']).nullable(),
})

export type BeginSituation = z.output<typeof beginSituation>

export const decisionForm = z.object({
  outcome,
  reason: textOfOurs(1000),
  participants: z.array(recordId).min(1).max(30),
  goals: z.array(goalForm).max(10).default([]),
  stays: z.array(recordId).max(20).default([]),
  situation: beginSituation.nullish().transform((value) => value ?? null),
  leavesOn: calendarDay.nullish().transform((value) => value ?? null),

  /** The version of the decision that is corrected; null: there was none when the form opened. */
  version: readVersion.nullable(),
})

export type DecisionForm = z.output<typeof decisionForm>

const decision = z.object({
  id: z.number(),
  outcome,
  reason: z.string().nullable(),
  decider: z.string(),
  decidedOn: z.string(),

  /** `isRelative`: declared since; the decision has to be recorded again without this person. */
  participants: z.array(
    z.object({ userId: z.number(), name: z.string(), isRelative: z.boolean() }),
  ),
  plan: progressPlan.nullable(),
  stays: z.array(z.number()),
  situation: beginSituation.nullable(),
  leavesOn: z.string().nullable(),
  readOn: z.string().nullable(),
  answer: z.string().nullable(),
  answeredOn: z.string().nullable(),
  version: z.number(),
})

export type Decision = z.output<typeof decision>

export const getPacket = endpoint({
  method: 'GET',
  path: '/api/v1/progressPackets/{id}',
  summary: 'The packet of a trainee with the notes that the reader sees and the decision',
  access: { permission: may.list },
  params: idParam,
  answer: z.object({
    id: z.number(),
    sessionId: z.number(),
    traineeId: z.number(),
    name: z.string(),
    number: z.string(),
    facts: packetFacts,
    ownNote: z.object({ text: z.string(), version: z.number() }).nullable(),

    /** Notes of the other members, from when the session is held. */
    notes: z.array(z.object({ name: z.string(), text: z.string(), on: z.string() })),

    /** Members of whom a relation was declared. */
    relatives: z.array(
      z.object({
        id: z.number(),
        userId: z.number(),
        name: z.string(),
        mayWithdraw: z.boolean(),
      }),
    ),
    mentorId: z.number().nullable(),
    decision: decision.nullable(),

    /** Members who may take part, and people who may answer for a goal. */
    members: z.array(sessionMember.extend({ mayDecide: z.boolean() })),
    owners: z.array(recordOption),
    actions: z.array(z.enum(['note', 'decide', 'declare', 'declareFor'])),
  }),
  errors: [kernelErrors.notFound],
})

export type Packet = z.output<typeof getPacket.answer>

export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/v1/progressPackets/{id}/note',
  summary: 'Write the own note about a trainee before the decision; an empty text removes it',
  access: { permission: may.decide },
  params: idParam,
  body: z.object({
    text: textOfOurs(1000),

    /** The version of the note that is changed; null: there was none when it was read. */
    version: readVersion.nullable(),
  }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.notesOver,
    errors.recorderExcluded,
  ],
})

export const recordDecision = endpoint({
  method: 'PUT',
  path: '/api/v1/progressPackets/{id}/decision',
  summary: 'Record or correct the decision about a trainee while the session is held',
  access: { permission: may.decide },
  params: idParam,
  body: decisionForm,
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: [
    kernelErrors.notFound,
    errors.decisionNotNow,
    errors.recorderIsChair,
    errors.recorderExcluded,
    errors.participantUnknown,
    errors.participantRelative,
    errors.participantMentorAlone,
    errors.participantsFew,
    errors.recorderAbsent,
    errors.reasonMissing,
    errors.goalsMissing,
    errors.goalOwnerUnknown,
    errors.goalDuePast,
    errors.staysMissing,
    errors.stayUnknown,
    errors.situationMissing,
    errors.leavesOnMissing,
    errors.dayOutOfRange,
    errors.decidedMeanwhile,
  ],
})

export const recordExpected = endpoint({
  method: 'POST',
  path: '/api/v1/progressSessions/{id}/expected',
  summary: 'Record “as expected” about everybody without a decision whom these members may judge',
  access: { permission: may.decide },
  params: idParam,
  body: z.object({ participants: decisionForm.shape.participants }),

  /** How many were recorded, and how many need a decision of their own. */
  answer: z.object({ recorded: z.number(), left: z.number() }),
  errors: [
    kernelErrors.notFound,
    errors.decisionNotNow,
    errors.recorderIsChair,
    errors.recorderExcluded,
    errors.participantUnknown,
    errors.participantMentorAlone,
    errors.participantsFew,
    errors.recorderAbsent,
  ],
})

export const settleRepeat = endpoint({
  method: 'POST',
  path: '/api/v1/progressRepeats/{id}/settle',
  summary: 'Take a stay off the list of those to repeat: it is planned, or not needed any more',
  access: { permission: may.plan },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

export const declareRelative = endpoint({
  method: 'POST',
  path: '/api/v1/progressRelatives',
  summary: 'Declare to be a relative of a trainee; the office enters it for others too',
  access: { permission: [may.decide, may.plan] },
  body: z.object({ traineeId: recordId, userId: recordId.nullable() }),
  answer: z.object({ id: z.number() }),
  errors: [errors.relativeTraineeUnknown, errors.relativePersonUnknown],
})

export const withdrawRelative = endpoint({
  method: 'DELETE',
  path: '/api/v1/progressRelatives/{id}',
  summary: 'Withdraw what oneself declared, or as the office what concerns somebody else',
  access: { permission: [may.decide, may.plan] },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

const ownDecision = z.object({
  id: z.number(),
  committee: z.string(),
  heldOn: z.string(),
  outcome,
  reason: z.string().nullable(),
  stays: z.array(z.object({ department: z.string(), startsOn: z.string(), endsOn: z.string() })),
  situation: beginSituation.nullable(),
  leavesOn: z.string().nullable(),
  readOn: z.string().nullable(),
  answer: z.string().nullable(),
  answeredOn: z.string().nullable(),
  actions: z.array(z.enum(['sign', 'answer'])),
})

export type OwnDecision = z.output<typeof ownDecision>

export const getOwnProgress = endpoint({
  method: 'GET',
  path: '/api/v1/progressDecisions/own',
  summary: 'The reader’s own decisions of closed sessions, and plans with their goals',
  access: { permission: may.own },
  answer: z.object({ decisions: z.array(ownDecision), plans: z.array(progressPlan) }),
})

export type OwnProgress = z.output<typeof getOwnProgress.answer>

export const signDecision = endpoint({
  method: 'POST',
  path: '/api/v1/progressDecisions/{id}/read',
  summary: 'Sign that the own decision was read; signing again is nothing',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

export const answerDecision = endpoint({
  method: 'POST',
  path: '/api/v1/progressDecisions/{id}/answer',
  summary: 'Answer the own decision once, after it was read',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ text: requiredText(1000) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.answeredAlready, errors.answerBeforeRead],
})
