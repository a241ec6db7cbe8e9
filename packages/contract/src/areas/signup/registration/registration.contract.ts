import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { IDENTITY_DOCUMENTS } from '../../../kernel/values/document-kinds.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { mobileNumber, personal } from '../../../kernel/values/sensitive.ts'
import { EDUCATION_LEVELS } from '../../trainees/trainee-facts.public.ts'
import { signupPermissions as may, signupErrors } from '../access.ts'
import {
  choiceWarnings,
  education,
  entryLists,
  returnedSections,
  sectionName,
  traineeKind,
} from '../sections/section.contract.ts'
import { OWN_ACTIONS, type RegistrationAction, registrationFlow } from './registration.flow.ts'

export const CONSENT_VERSION = '2026-11-22'

const state = z.enum(registrationFlow.states)

const idInQuery = emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER))

const actionName = z.enum(
  Object.keys(registrationFlow.actions) as [RegistrationAction, ...RegistrationAction[]],
)

/**
 * Creates an applicant's account by mobile number and SMS code; an existing account becomes an
 * applicant too.
 */
export const registerApplicant = endpoint({
  method: 'POST',
  path: '/sign/register',
  summary: 'Register as an applicant with a mobile number and an SMS code',
  access: 'public',
  limit: 'login',
  form: z.object({
    iphoneNum: mobileNumber,
    captchaKey: z.string().max(64),
    captchaCode: z.string().max(16),
    password: z.string().max(1000),
    realName: requiredText(64),
    consentVersion: z.string().max(20),
  }),
  answer: z.object({
    accessToken: z.string(),
    tokenType: z.literal('Bearer'),
    refreshToken: z.null(),
    expires: z.number(),
    mustChangePassword: z.boolean(),
  }),
  errors: [signupErrors.consentNeeded],
})

/** A registration as the applicant sees it. */
export const ownRegistration = z.object({
  id: z.number(),
  state,
  intake: z.object({
    id: z.number(),
    name: z.string(),
    nameEn: z.string().nullable(),
    year: z.number(),
    signUpUntil: moment,
    editUntil: moment,
    traineeKinds: z.array(traineeKind),
  }),
  traineeKind,

  /**
   * The intake exempts this trainee kind from the exam: the office admits qualified applicants
   * directly.
   */
  isExempt: z.boolean(),
  employer: z.string().nullable(),
  isFresh: z.boolean().nullable(),
  studentPlace: z.string().nullable(),
  realName: z.string().nullable(),
  gender: z.number().nullable(),
  birthDate: z.string().nullable(),
  idKind: z.enum(IDENTITY_DOCUMENTS),
  idCard: personal,
  mobile: personal,
  email: z.string().nullable(),
  ethnicCode: z.string().nullable(),
  regionCode: z.string().nullable(),
  maritalStatus: z.number().nullable(),
  politicalStatus: z.string().nullable(),
  address: z.string().nullable(),
  contactName: z.string().nullable(),
  contactMobile: personal,
  schoolId: z.number().nullable(),
  schoolName: z.string().nullable(),
  schoolOther: z.string().nullable(),
  photoKey: z.string().nullable(),
  educations: z.array(education),
  entries: entryLists,
  offerIds: z.array(z.number()),
  choiceWarnings,
  acceptsAdjustment: z.boolean(),
  returnReason: z.string().nullable(),

  /** Returned parts that are not resubmitted yet, each with its reason. */
  returns: returnedSections,

  /** False while nothing was changed since it was returned; it cannot be submitted again so. */
  isMended: z.boolean(),

  /** Whether the trainee kind was chosen by the applicant. */
  isKindChosen: z.boolean(),

  /**
   * Fields and sections still missing for submission; a field of a level of education is
   * `level.field`.
   */
  missing: z.array(z.string()),

  /** Sections required of this trainee kind in this intake. */
  required: z.array(sectionName),

  /** Sections that are editable now. */
  editable: z.array(sectionName),

  /** Core fields: changing one after the registration was passed sends it back to review. */
  coreFields: z.array(z.string()),
  isEditable: z.boolean(),

  /**
   * It can still be submitted: a draft while the intake accepts registrations, a returned one until
   * corrections end.
   */
  isInTime: z.boolean(),
  actions: z.array(actionName),
  traineeNumber: z.string().nullable(),
  version: z.number(),
})

const ofOwn = {
  path: '/sign/registrations/own',
  access: { permission: may.fill },
  personal: true,
  answer: ownRegistration,
} as const

/** The reader's newest registration that was not withdrawn. */
export const getOwnRegistration = endpoint({
  ...ofOwn,
  method: 'GET',
  summary: 'The own sign-up',
  errors: [kernelErrors.notFound],
})

/**
 * How far the own sign-up is, for a card; nothing personal. Without one: the intakes that are open.
 */
export const getOwnProgress = endpoint({
  method: 'GET',
  path: '/sign/registrations/own/progress',
  summary: 'How far the own sign-up is, or which intakes are open for one',
  access: { permission: may.fill },
  answer: z.object({
    own: z
      .object({
        state,
        intake: z.string(),
        signUpUntil: moment,
        isExempt: z.boolean(),
        traineeNumber: z.string().nullable(),
      })
      .nullable(),
    openIntakes: z.array(z.string()),
  }),
})

/**
 * Creates the caller's registration in an open intake: the one that is named, else the newest; a
 * repeated call returns the same one.
 */
export const openOwnRegistration = endpoint({
  ...ofOwn,
  method: 'POST',
  summary: 'Open the own sign-up in an open intake, or answer the one that is there',
  query: z.object({ intakeId: idInQuery }),
  errors: [signupErrors.noOpenIntake, signupErrors.intakeClosed],
})

/** A registration the caller may fill in: their own, or one of their partner unit's people. */
export const getRegistrationToFill = endpoint({
  ...ofOwn,
  method: 'GET',
  path: '/sign/registrations/{id}',
  summary: 'A sign-up that one may fill in',
  params: idParam,
  errors: [kernelErrors.notFound],
})

const openOffer = z.object({
  value: z.number(),
  label: z.string(),
  base: z.string(),
  unit: z.string(),
  quota: z.number(),
  minEducation: z.enum(EDUCATION_LEVELS).nullable(),
  maxAge: z.number().nullable(),
  certificates: z.array(z.string()),

  /** Null: every kind the intake accepts. */
  traineeKinds: z.array(traineeKind).nullable(),
})

export type OpenOffer = z.output<typeof openOffer>

export const listOpenOffers = endpoint({
  method: 'GET',
  path: '/sign/offers/options',
  summary: 'Offers of the intake one signs up in: of the named sign-up, else of the open intake',
  access: { permission: may.fill },
  unscoped: 'the open intake is published to everybody',
  query: z.object({
    registrationId: idInQuery,
  }),
  answer: z.array(openOffer),
})

/** Intakes that accept registrations now. */
export const listOpenIntakes = endpoint({
  method: 'GET',
  path: '/sign/intakes/options',
  summary: 'Intakes that take sign-ups now',
  access: { permission: may.fill },
  unscoped: 'the open intake is published to everybody',
  answer: z.array(
    z.object({
      value: z.number(),
      label: z.string(),
      signUpUntil: moment,
      traineeKinds: z.array(traineeKind),
    }),
  ),
})

/** The registration as a PDF, with a code of its number and the printed version. */
export const printOwnRegistration = endpoint({
  method: 'GET',
  path: '/sign/registrations/{id}/pdf',
  summary: 'A sign-up that one may fill in, as PDF',
  access: { permission: may.fill },
  params: idParam,
  answer: 'binary',
  limit: 'export',
  errors: [kernelErrors.notFound, kernelErrors.unavailable],
})

/**
 * The key with which the browser encrypts unsent edits: the same for one person on every device, in
 * memory only.
 */
export const actOnOwnRegistration = endpoint({
  method: 'POST',
  path: '/sign/registrations/{id}/act',
  summary: 'Submit or withdraw the own sign-up',
  access: { permission: may.fill },
  params: idParam,
  body: z.object({ action: z.enum(OWN_ACTIONS), version: z.number().int() }),
  answer: z.object({
    id: z.number(),
    state,
    actions: z.array(actionName),
    traineeNumber: z.string().nullable(),
  }),
  errors: [
    kernelErrors.actionNotNow,
    kernelErrors.tooMany,
    signupErrors.incomplete,
    signupErrors.signUpNotYet,
    signupErrors.signUpOver,
    signupErrors.signUpStopped,
    signupErrors.mendingOver,
    signupErrors.notMended,
    signupErrors.cardTaken,
  ],
})
