import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { objectOf } from '../../../kernel/values/object-of.ts'
import { COMPONENTS, component, points } from '../score.public.ts'
import { examsErrors as errors, examsPermissions as may } from './access.ts'

const idQuery = z.coerce.number().pipe(recordId)

/**
 * missing: not entered; due: not entered and the exam is over; unchecked: entered, awaiting the
 * second person; differing: their entry differed; toCorrect: from the reader's entry; checked.
 */
export const SCORE_PROGRESS = [
  'missing',
  'due',
  'unchecked',
  'differing',
  'toCorrect',
  'checked',
] as const

/** By what readers order the scores; without it they are in the order of sessions and seats. */
export const scoreSorts = ['realName', 'offer'] as const

const filters = searchQuery.extend({
  sort: sortBy(scoreSorts),
  intakeId: emptyAsAbsent(idQuery),
  sessionId: emptyAsAbsent(idQuery),
  majorId: emptyAsAbsent(idQuery),
  component: emptyAsAbsent(component),

  /** State of the given component; without a component, of any required one. */
  progress: emptyAsAbsent(z.enum(SCORE_PROGRESS)),
})

export type ScoreFilters = z.output<typeof filters>

const cell = z.object({
  points,
  isChecked: z.boolean(),

  /** A second person's entry differed; until it is entered again or checked. */
  isDiffering: z.boolean(),
  enteredBy: z.string(),
  enteredAt: moment,
  checkedBy: z.string().nullable(),
})

const place = { registrationId: z.number(), offerId: z.number().nullable() }

const row = z.object({
  /** Registration and offer. */
  id: z.string(),
  ...place,
  offer: z.string().nullable(),
  realName: z.string(),
  ticketNumber: z.string(),
  sessionName: z.string(),
  seatNo: z.number(),
  isScored: z.boolean(),
  mayEnter: z.boolean(),
  scores: z.object(objectOf(COMPONENTS, () => cell.nullable())),
})

export type ScoreRow = z.output<typeof row>

export const listScores = endpoint({
  method: 'GET',
  path: '/api/v1/exams/scores',
  summary: 'Scores in the order of sessions and seats, a line per sign-up or per sign-up and offer',
  access: { permission: may.score },
  query: filters,
  answer: pageOf(row),
})

const key = z.object({
  registrationId: recordId,

  /** Only where the intake scores by offer. */
  offerId: recordId.nullish(),
  component,
})

export const saveScore = endpoint({
  method: 'PUT',
  path: '/api/v1/exams/scores',
  summary: 'Enter, change or (null) clear one score; a changed one has to be checked again',
  access: { permission: may.score },

  /** `was`: the points shown when the new ones were typed. */
  body: key.extend({ points: points.nullable(), was: points.nullable() }),
  answer: cell.nullable(),
  errors: [
    errors.seedMissing,
    errors.scoreTooEarly,
    errors.scoreNotNow,
    errors.scoreOfferWrong,
    errors.scoreOfOneself,
    kernelErrors.changedMeanwhile,
  ],
})

/**
 * The list as a sheet; a row is matched by its ticket number, and by the offer where the intake
 * scores by offer.
 */
export const scoreSheet = sheetCalls({
  path: '/api/v1/exams/scores',
  what: 'exam scores',
  exporting: may.export,
  importing: may.score,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const listScoresToCheck = endpoint({
  method: 'GET',
  path: '/api/v1/exams/checks',
  summary:
    'Scores of a session that wait for a second person; the points only where they were asked for',
  access: { permission: may.check },
  query: z.object({
    sessionId: idQuery,
    component,

    /**
     * 1: the points are shown for confirmation; otherwise they are entered a second time without
     * being shown.
     */
    shown: emptyAsAbsent(z.enum(['0', '1'])),
  }),
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        ...place,
        offer: z.string().nullable(),
        realName: z.string(),
        ticketNumber: z.string(),
        seatNo: z.number(),
        points: points.nullable(),
        enteredBy: z.string(),

        /** False if the reader entered it, or it is their own score. */
        mayCheck: z.boolean(),
      }),
    ),
    checked: z.number(),
    missing: z.number(),
  }),
})

export const CHECK_REFUSALS = ['different', 'own', 'missing', 'checked', 'notNow'] as const

export const checkScores = endpoint({
  method: 'POST',
  path: '/api/v1/exams/checks',
  summary:
    'Check scores by the points a second person has typed or confirmed; equal ones are checked',
  access: { permission: may.check },
  body: z.object({ items: z.array(key.extend({ points })).min(1).max(1000) }),
  answer: z.object({
    checked: z.number(),

    /** Registrations whose scores are now complete. */
    scored: z.number(),
    refused: z.array(z.object({ ...place, component, why: z.enum(CHECK_REFUSALS) })),
  }),
  errors: [errors.scoreEnteredByOneself],
})

const ownScores = z.object({
  components: z.array(z.object({ component, weight: z.number() })),
  scores: z.array(z.object({ offer: z.string().nullable(), component, points })),
  totals: z.array(z.object({ offer: z.string().nullable(), points: z.number() })),
  reviewUntil: moment.nullable(),

  /** Components for which a score review may be requested now. */
  reviewable: z.array(component),
  reviews: z.array(
    z.object({
      component,
      state: z.enum(['asked', 'upheld', 'corrected']),
      reason: z.string(),
      answer: z.string().nullable(),
      askedAt: moment,
    }),
  ),
})

export type OwnScoresAnswer = z.output<typeof ownScores>

/** Null until the scores are published. */
export const getOwnScores = endpoint({
  method: 'GET',
  path: '/sign/scores/own',
  summary: 'The own scores once they are checked, and the reviews asked for',
  access: 'signedIn',
  answer: ownScores.nullable(),
})
