import { z } from 'zod'
import { endpoint, idParam, idsParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion } from '../../../kernel/calls/record.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
  wholeSecond,
} from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { intakesErrors as errors, intakesPermissions as may } from '../access.ts'
import { INTAKE_ACTIONS, type IntakeAction, intakeFlow } from './intake.flow.ts'
import { stageLine } from './intake-stage.contract.ts'

export const SCORES_BY = ['applicant', 'offer'] as const
const state = z.enum(intakeFlow.states)
const year = z.number().int().min(2000).max(2100)
const kind = z.enum(TRAINEE_KINDS)

/** Trainee kinds, each once. */
export const kinds = z
  .array(kind)
  .max(TRAINEE_KINDS.length)
  .transform((list) => [...new Set(list)])

const second = wholeSecond('recruitment.moment.wrong')
const day = emptyAsAbsent(calendarDay).transform((v) => v ?? null)
const weight = z.number().int().min(0).max(100)

/** Points from 0 to 100, to the hundredth. */
const points = z
  .number()
  .min(0)
  .max(100)
  .refine((v) => Math.abs(v * 100 - Math.round(v * 100)) < 1e-6, 'recruitment.points.wrong')

const windows = {
  signUpUntil: second,
  editUntil: second,
  reviewUntil: second,
  confirmUntil: second,
}

type Windows = Record<keyof typeof windows, string> & { signUpFrom?: string }
const ENDS = ['signUpFrom', 'signUpUntil', 'editUntil', 'reviewUntil', 'confirmUntil'] as const

const checkOrder = (form: Windows, ctx: z.RefinementCtx) => {
  for (const [i, field] of ENDS.entries()) {
    const before = form[ENDS[i - 1] ?? field]
    const at = form[field]

    const isEarly =
      at &&
      before &&
      (i === 1 ? Date.parse(at) <= Date.parse(before) : Date.parse(at) < Date.parse(before))

    if (isEarly)
      ctx.addIssue({ code: 'custom', path: [field], message: `recruitment.early.${field}` })
  }
}

export const intakeForm = z
  .object({
    name: requiredText(64),
    nameEn: clearableText(120),
    year,

    /** The serial number within the year; if omitted, the next free one. */
    serial: z.number().int().min(1).max(99).nullish(),
    traineeKinds: kinds.refine((list) => list.length > 0, 'recruitment.kinds.none'),
    signUpFrom: second,
    ...windows,
    scoreReviewUntil: emptyAsAbsent(second).transform((v) => v ?? null),
    examOn: day,
    publicationFrom: day,
    publicationUntil: day,
    arrivalOn: day,
    isTwoStep: z.boolean(),
    exemptKinds: kinds.default([]),
    scoresBy: z.enum(SCORES_BY),
    theoryWeight: weight,
    skillWeight: weight,
    interviewWeight: weight,
    theoryMinimum: points,
    skillMinimum: points,
    interviewMinimum: points,
    passesOnSeats: z.boolean(),
    notice: optionalText(2000),
  })
  .superRefine((form, ctx) => {
    const addIssue = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message })
    checkOrder(form, ctx)

    if (form.theoryWeight + form.skillWeight + form.interviewWeight !== 100)
      addIssue('interviewWeight', 'recruitment.weights.sum')
    if (form.exemptKinds.some((exemptKind) => !form.traineeKinds.includes(exemptKind)))
      addIssue('exemptKinds', 'recruitment.exempt.unknown')

    const days = (['examOn', 'publicationFrom', 'publicationUntil', 'arrivalOn'] as const).filter(
      (field) => form[field],
    )

    for (const [i, field] of days.entries())
      if (i > 0 && form[field]! < form[days[i - 1]!]!) addIssue(field, `recruitment.early.${field}`)

    if (Boolean(form.publicationFrom) !== Boolean(form.publicationUntil))
      addIssue(
        form.publicationFrom ? 'publicationUntil' : 'publicationFrom',
        'recruitment.publication.half',
      )
  })

export type IntakeForm = z.output<typeof intakeForm>
const intakeChange = intakeForm.safeExtend({ version: readVersion })
export type IntakeChange = z.output<typeof intakeChange>

const filters = searchQuery.extend({
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2100)),
  state: emptyAsAbsent(state),
})

export type IntakeFilters = z.output<typeof filters>

const dates = {
  signUpFrom: moment,
  signUpUntil: moment,
  editUntil: moment,
  reviewUntil: moment,
  confirmUntil: moment,
  scoreReviewUntil: moment.nullable(),
  examOn: z.string().nullable(),
  publicationFrom: z.string().nullable(),
  publicationUntil: z.string().nullable(),
  arrivalOn: z.string().nullable(),
}

const named = {
  id: z.number(),
  year: z.number(),
  serial: z.number(),
  name: z.string(),
  nameEn: z.string().nullable(),
  state,
}

const rules = {
  traineeKinds: z.array(kind),
  exemptKinds: z.array(kind),
  isTwoStep: z.boolean(),
  scoresBy: z.enum(SCORES_BY),
  theoryWeight: z.number(),
  skillWeight: z.number(),
  interviewWeight: z.number(),
  theoryMinimum: z.number(),
  skillMinimum: z.number(),
  interviewMinimum: z.number(),
  passesOnSeats: z.boolean(),
  notice: z.string().nullable(),
}

/**
 * The hash of the sealed seed from which lots are drawn. The hash is public once the intake opens,
 * the seed once the run is published.
 */
const commitment = { seedCommitment: z.string().nullable(), seedCommittedAt: moment.nullable() }

const row = z.object({
  ...named,
  ...dates,
  ...commitment,
  traineeKinds: z.array(kind),
  offers: z.number(),
  seats: z.number(),

  /** Submitted registrations, and drafts. */
  signUps: z.number(),
  drafts: z.number(),

  /**
   * Imports of people into it that wait or run: those that have not written when it closes fail.
   */
  imports: z.number(),
  version: z.number(),

  /** What the reader may do: actions of the flow, edit requirements copy delete. */
  actions: z.array(z.string()),
})

export type IntakeRow = z.output<typeof row>

const actionName = z.enum(Object.keys(intakeFlow.actions) as [IntakeAction, ...IntakeAction[]])

const detail = row.extend({
  ...rules,
  ...stageLine.shape,
  history: z.array(
    z.object({ action: actionName, from: state, to: state, by: z.string(), at: moment }),
  ),
})

export type IntakeDetail = z.output<typeof detail>

/** Whether a field may be changed in the intake’s state: freely, only to a later time, or not. */
export const FIELD_RULES = ['free', 'later', 'frozen'] as const

const form = z.object({
  ...named,
  ...dates,
  ...rules,
  version: z.number(),
  fieldRules: z.record(z.string(), z.enum(FIELD_RULES)),
})

export const listIntakes = endpoint({
  method: 'GET',
  path: '/api/v1/intakes/page',
  summary: 'Intakes, the newest first, with their windows and the sign-ups so far',
  access: { permission: may.intakeList },
  unscoped: 'an intake is of the whole hospital',
  unsorted: 'one or two a year, the newest first',
  query: filters,
  answer: pageOf(row),
})

export const getIntakeOptions = endpoint({
  method: 'GET',
  path: '/api/v1/intakes/options',
  summary: 'Every intake as a choice, the newest first',
  access: { permission: [may.intakeList, may.offerList] },
  unscoped: 'an intake is of the whole hospital',
  answer: z.array(
    z.object({
      value: z.number(),
      label: z.string(),
      year: z.number(),
      state,
      traineeKinds: z.array(kind),

      /** Offers may be added and reordered. */
      mayChangeOffers: z.boolean(),
    }),
  ),
})

export const getIntake = endpoint({
  method: 'GET',
  path: '/api/v1/intakes/{id}',
  summary: 'One intake with its rules and its history',
  access: { permission: may.intakeList },
  params: idParam,
  answer: detail,
})

export const getIntakeForm = endpoint({
  method: 'GET',
  path: '/api/v1/intakes/{id}/form',
  summary: 'One intake as its form, with what may still be changed',
  access: { permission: may.intakeEdit },
  params: idParam,
  answer: form,
})

const made = z.object({ id: z.number() })

export const createIntake = endpoint({
  method: 'POST',
  path: '/api/v1/intakes',
  summary: 'Plan an intake',
  access: { permission: may.intakeAdd },
  body: intakeForm,
  answer: made,
  once: true,
  errors: [errors.intakeNameTaken, errors.intakeSerialTaken],
})

export const copyIntake = endpoint({
  method: 'POST',
  path: '/api/v1/intakes/{id}/copy',
  summary:
    'Plan an intake after an earlier one: its rules, requirements and offers, its dates moved by whole years',
  access: { permission: may.intakeAdd },
  params: idParam,
  body: z.object({ year, name: requiredText(64), nameEn: clearableText(120) }),

  /** `leftOut`: offers whose major or training unit is disabled. */
  answer: made.extend({ offers: z.number(), leftOut: z.number() }),
  once: true,
  errors: [errors.intakeNameTaken],
})

export const updateIntake = endpoint({
  method: 'PUT',
  path: '/api/v1/intakes/{id}',
  summary: 'Change an intake, as far as its state lets it be changed',
  access: { permission: may.intakeEdit },
  params: idParam,
  body: intakeChange,
  answer: z.object({ version: z.number() }),
  errors: [
    errors.intakeNameTaken,
    errors.intakeSerialTaken,
    errors.intakeKindUsed,
    kernelErrors.changedMeanwhile,
  ],
})

export const actOnIntake = endpoint({
  method: 'POST',
  path: '/api/v1/intakes/{id}/act',
  summary: 'Open, close, open again with later dates, start the admission or finish',
  access: { permission: may.intakeMove },
  params: idParam,
  body: z
    .object({
      action: z.enum(INTAKE_ACTIONS),
      version: readVersion,
      windows: z.object(windows).superRefine(checkOrder).optional(),
    })
    .refine((body) => body.action !== 'reopen' || body.windows, {
      path: ['windows'],
      message: 'kernel.text.required',
    }),
  answer: z.object({ id: z.number(), state, version: z.number() }),
  errors: [
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    errors.intakeEmpty,
    errors.intakeWindowPast,
  ],
})

export const deleteIntakes = endpoint({
  method: 'DELETE',
  path: '/api/v1/intakes/{ids}',
  summary: 'Delete intakes that were never opened and that nobody signed up for',
  access: { permission: may.intakeDelete },
  params: idsParam,
  answer: z.null(),
  errors: [errors.intakeUsed],
})

export const listPublicIntakes = endpoint({
  method: 'GET',
  path: '/sign/intakes',
  summary:
    'Intakes as the public may read them, the newest first: dates, rules, offers, and the commitment of the lots',
  access: 'public',
  answer: z.array(
    z.object({
      ...named,
      ...dates,
      ...rules,
      ...commitment,
      offers: z.array(
        z.object({
          id: z.number(),
          label: z.string(),
          base: z.string(),
          unit: z.string(),
          seats: z.number(),

          /** Conditions as a sentence in the reader’s language; null without conditions. */
          conditions: z.string().nullable(),
        }),
      ),
    }),
  ),
})
