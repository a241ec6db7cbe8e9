import { z } from 'zod'
import {
  calendarDay,
  emptyAsAbsent,
  endpoint,
  idParam,
  kernelErrors,
  masked,
  mobileNumber,
  mobileOrMask,
  optionalText,
  pageOf,
  personal,
  requiredText,
  searchQuery,
} from '../../kernel/index.ts'
import { signupErrors } from './errors.ts'
import { signupPermissions as may } from './permissions.ts'
import { OWN_ACTIONS, REVIEW_ACTIONS, type RegistrationAction, registrationFlow } from './registration.flow.ts'
import { TRAINEE_KINDS } from './section.public.ts'

export const traineeKind = z.enum(TRAINEE_KINDS)
export const CONSENT_VERSION = '2026-11'

const state = z.enum(registrationFlow.states)
const actionName = z.enum(Object.keys(registrationFlow.actions) as [RegistrationAction, ...RegistrationAction[]])
const gender = z.union([z.literal(1), z.literal(2)])

/** An applicant's account by mobile number and SMS code; a person who has an account already keeps it and becomes an applicant too. */
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

/** Basic section as it is typed: everything may still be missing, what is there must be right. */
export const basicForm = z.object({
  realName: optionalText(64),
  gender: gender.nullish(),
  birthDate: emptyAsAbsent(calendarDay).nullable(),
  idCard: optionalText(30),
  mobile: mobileOrMask,
  email: optionalText(120).pipe(z.email('kernel.wrong').nullable()),
  ethnicCode: optionalText(4),
  regionCode: optionalText(6),
  schoolId: z.number().int().positive().nullish(),
  schoolOther: optionalText(100),
  traineeKind,
  version: z.number().int(),
})
export type BasicForm = z.output<typeof basicForm>

const own = z.object({
  id: z.number(),
  state,
  intake: z.object({ id: z.number(), name: z.string(), year: z.number(), signUpUntil: z.string(), traineeKinds: z.array(traineeKind) }),
  traineeKind,
  realName: z.string().nullable(),
  gender: z.number().nullable(),
  birthDate: z.string().nullable(),
  idCard: personal,
  mobile: personal,
  email: z.string().nullable(),
  ethnicCode: z.string().nullable(),
  regionCode: z.string().nullable(),
  schoolId: z.number().nullable(),
  schoolName: z.string().nullable(),
  schoolOther: z.string().nullable(),
  photoKey: z.string().nullable(),
  offerIds: z.array(z.number()),
  acceptsAdjustment: z.boolean(),
  returnReason: z.string().nullable(),
  /** Names of fields and sections that are still missing before it can be submitted. */
  missing: z.array(z.string()),
  isEditable: z.boolean(),
  actions: z.array(actionName),
  traineeNumber: z.string().nullable(),
  version: z.number(),
})

const ofOwn = { path: '/sign/registrations/own', access: { permission: may.fill }, personal: true, answer: own } as const
/** The newest sign-up of one's own that was not withdrawn. */
export const getOwnRegistration = endpoint({ ...ofOwn, method: 'GET', summary: 'The own sign-up', errors: [kernelErrors.notFound] })
/** Opens the own sign-up in the open intake; asking again answers the same one. */
export const openOwnRegistration = endpoint({
  ...ofOwn,
  method: 'POST',
  summary: 'Open the own sign-up in the open intake, or answer the one that is there',
  errors: [signupErrors.noOpenIntake],
})
const saved = z.object({ version: z.number(), missing: z.array(z.string()), warnings: z.array(z.string()) })
const save = {
  method: 'PUT',
  access: { permission: may.fill },
  params: idParam,
  answer: saved,
  errors: [signupErrors.notEditable, kernelErrors.changedMeanwhile],
} as const
export const saveBasic = endpoint({
  ...save,
  path: '/sign/registrations/{id}/basic',
  summary: 'Save the basic section as typed',
  body: basicForm,
})
export const saveChoices = endpoint({
  ...save,
  path: '/sign/registrations/{id}/choices',
  summary: 'Save the choices, the first one first',
  body: z.object({
    offerIds: z
      .array(z.number().int().positive())
      .max(4)
      .refine((ids) => new Set(ids).size === ids.length, 'signup.offers.twice'),
    acceptsAdjustment: z.boolean(),
    version: z.number().int(),
  }),
})
export const savePhoto = endpoint({
  method: 'POST',
  path: '/sign/registrations/{id}/photo',
  summary: 'Put the photo into the sign-up',
  access: { permission: may.fill },
  params: idParam,
  file: { field: 'file', purpose: 'photo' },
  limit: 'upload',
  answer: saved.extend({ photoKey: z.string() }),
})
export const listOpenOffers = endpoint({
  method: 'GET',
  path: '/sign/offers/options',
  summary: 'Offers of the open intake',
  access: { permission: may.fill },
  answer: z.array(z.object({ value: z.number(), label: z.string(), base: z.string(), unit: z.string(), quota: z.number() })),
})
const act = {
  method: 'POST',
  params: idParam,
  answer: z.object({ id: z.number(), state, actions: z.array(actionName), traineeNumber: z.string().nullable() }),
  errors: [kernelErrors.actionNotNow, kernelErrors.reasonNeeded, signupErrors.incomplete, signupErrors.cardTaken],
} as const
export const actOnOwnRegistration = endpoint({
  ...act,
  path: '/sign/registrations/{id}/act',
  summary: 'Submit or withdraw the own sign-up',
  access: { permission: may.fill },
  body: z.object({ action: z.enum(OWN_ACTIONS), version: z.number().int() }),
})
export const actOnRegistration = endpoint({
  ...act,
  path: '/api/v1/registrations/{id}/act',
  summary: 'Pass, return or reject',
  access: { permission: [may.review, may.admit] },
  body: z.object({ action: z.enum(REVIEW_ACTIONS), reason: optionalText(500), version: z.number().int() }),
})

const row = z.object({
  id: z.number(),
  state,
  realName: z.string().nullable(),
  gender: z.number().nullable(),
  traineeKind,
  intakeName: z.string(),
  firstChoice: z.string().nullable(),
  schoolName: z.string().nullable(),
  mobile: masked,
  submittedAt: z.string().nullable(),
  actions: z.array(actionName),
})
export type RegistrationRow = z.output<typeof row>
const filters = searchQuery.extend({ state: emptyAsAbsent(state), intakeId: emptyAsAbsent(z.coerce.number().int().positive()) })
export type RegistrationFilters = z.output<typeof filters>
export const listRegistrations = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/page',
  summary: 'Sign-ups in the reader’s scope',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})
const detail = own.omit({ idCard: true, mobile: true, offerIds: true, isEditable: true }).extend({
  idCard: masked,
  mobile: masked,
  choices: z.array(z.object({ rank: z.number(), offerId: z.number(), label: z.string() })),
  history: z.array(z.object({ action: actionName, from: state, to: state, reason: z.string().nullable(), by: z.string(), at: z.string() })),
})
export const getRegistration = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/{id}',
  summary: 'One sign-up with its history, numbers masked',
  access: { permission: may.list },
  params: idParam,
  answer: detail,
})
export const getRegistrationWithPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/registrations/{id}/personal',
  summary: 'The full numbers of one sign-up; the reading is audited',
  access: { permission: may.reveal },
  params: idParam,
  personal: true,
  answer: z.object({ id: z.number(), idCard: personal, mobile: personal }),
})
