import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { richText } from '../../../kernel/text/rich-text.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { mobileNumber } from '../../../kernel/values/sensitive.ts'
import {
  lessonProgress,
  openedLesson,
  playedBeat,
  playedElsewhere,
  playingWindow,
} from '../../courses/course/lesson.public.ts'
import { takingCalls } from '../taking/attempt.contract.ts'
import { inductionErrors as errors } from './access.ts'
import { cardNumber } from './person.contract.ts'
import { TRAIN_PHASES } from './train.contract.ts'

/* Calls of people without an account. Those after the login want the token of the header Visitor-Token; a session's token opens none of them. */

const invitation = z.string().min(1, 'kernel.text.required').max(100)

export const openInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/induction/invitation',
  summary: 'What an invitation leads to now; `unknown`: it was renewed or is not one',
  access: 'public',
  limit: 'login',
  body: z.object({ invitation }),
  answer: z.object({
    phase: z.enum([...TRAIN_PHASES, 'unknown']),
    title: z.string().nullable(),
    opensAt: moment.nullable(),
    closesAt: moment.nullable(),
  }),
})

const identity = z.object({ invitation, mobile: mobileNumber, idCard: cardNumber })

const captcha = {
  captchaKey: z.string().max(64).default(''),
  captchaCode: z.string().max(16).default(''),
}

/** One refusal for all causes: the invitation, the time, the list, the number or the card. */
export const sendInductionCode = endpoint({
  method: 'POST',
  path: '/api/v1/induction/smsCode',
  summary: 'Send a code to the number of a listed person, after a captcha',
  access: 'public',
  limit: 'login',
  body: identity.extend(captcha),
  answer: z.object({ captchaKey: z.string(), expires: z.number() }),
  errors: [errors.inductionRefused, errors.inductionSlowedDown],
})

/**
 * `captchaKey` is the answer of the call that sent the code. A wrong code and every other cause get
 * one refusal.
 */
export const logInToInduction = endpoint({
  method: 'POST',
  path: '/api/v1/induction/login',
  summary: 'Open a session of two hours for the induction and nothing else',
  access: 'public',
  limit: 'login',
  body: identity.extend(captcha),
  answer: z.object({ token: z.string(), expires: z.number() }),
  errors: [errors.inductionSlowedDown],
})

const over = [errors.inductionSessionOver] as const

export const logOutOfInduction = endpoint({
  method: 'POST',
  path: '/api/v1/induction/logout',
  summary: 'End the session of the induction',
  access: 'public',
  answer: z.null(),
})

const ownVideo = z.object({
  id: z.number(),
  title: z.string(),
  kind: openedLesson.shape.kind,
  seconds: z.number(),
  share: z.number(),
  isDone: z.boolean(),
})

export type OwnVideo = z.output<typeof ownVideo>

export const getOwnInduction = endpoint({
  method: 'GET',
  path: '/api/v1/induction/train',
  summary: 'The train of the session: notices, and videos and documents with the own progress',
  access: 'public',
  visitor: true,
  answer: z.object({
    name: z.string(),
    title: z.string(),
    intro: z.string().nullable(),
    closesAt: moment,
    needsAll: z.boolean(),
    sessionUntil: moment,
    notices: z.array(
      z.object({ id: z.number(), title: z.string(), body: richText, updatedAt: moment }),
    ),
    videos: z.array(ownVideo),
    share: z.number(),
    isDone: z.boolean(),

    /** Where the reader continues; null: all is done. */
    nextVideoId: z.number().nullable(),
    hasExams: z.boolean(),
  }),
  errors: over,
})

export const startInductionVideo = endpoint({
  method: 'POST',
  path: '/api/v1/induction/videos/{id}/start',
  summary: 'Begin or resume a video or document: from now on this window counts, and no other',
  access: 'public',
  visitor: true,
  params: idParam,
  body: playingWindow,
  answer: openedLesson,
  errors: [...over, kernelErrors.notFound],
})

export const beatInductionVideo = endpoint({
  method: 'POST',
  path: '/api/v1/induction/videos/{id}/beat',
  summary:
    'Report what was played; what is credited never exceeds the time that passed × the speed',
  access: 'public',
  visitor: true,
  params: idParam,
  body: playedBeat,
  answer: lessonProgress,
  errors: [...over, kernelErrors.notFound, playedElsewhere],
})

const filePath = requiredText(200)

export const giveInductionTicket = endpoint({
  method: 'POST',
  path: '/api/v1/induction/ticket',
  summary: 'A ticket for one file of the own train, its notices or exams, for five minutes',
  access: 'public',
  visitor: true,
  body: z.object({ filePath }),
  answer: z.object({ ticket: z.string(), expiresAt: moment }),
  errors: [...over, kernelErrors.notFound],
})

export const streamInductionFile = endpoint({
  method: 'GET',
  path: '/api/v1/induction/stream',
  summary: 'The file of a ticket, whole or in parts; the session of the ticket must last',
  access: 'public',
  query: z.object({ filePath, ticket: requiredText(100) }),
  answer: 'binary',
  errors: [kernelErrors.notFound],
})

const takingPath = '/api/v1/induction/exams'

/** Exams of the own train, sat by the same calls as others. */
export const inductionExams = takingCalls({ path: takingPath, access: 'public', visitor: true })
