import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { foldCode } from '../../../kernel/text/fold.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { masked, mobileNumber, personal } from '../../../kernel/values/sensitive.ts'
import { signupErrors } from '../access.ts'
import { registrationFlow } from '../registration/registration.flow.ts'
import { partnerErrors as errors, partnerPermissions as may } from './access.ts'
import { PARTNER_REVIEW_ACTIONS, type PartnerAction, partnerFlow } from './partner.flow.ts'

const state = z.enum(partnerFlow.states)
const action = z.enum(Object.keys(partnerFlow.actions) as [PartnerAction, ...PartnerAction[]])

/**
 * Unified social credit code (GB 32100): 18 characters; the use case verifies the check character.
 */
const creditCode = z
  .string()
  .max(30, 'signup.creditCode.wrong')
  .transform(foldCode)
  .pipe(z.string().regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/, 'signup.creditCode.wrong'))

export const partnerForm = z.object({
  unitName: requiredText(100),
  creditCode,
  contactName: requiredText(64),
})

export type PartnerForm = z.output<typeof partnerForm>

/**
 * Creates a unit's account by mobile number and SMS code; it may register people once the office
 * has approved it.
 */
export const registerPartner = endpoint({
  method: 'POST',
  path: '/sign/cooperation/register',
  summary: 'Register as a partner unit with a mobile number and an SMS code',
  access: 'public',
  limit: 'login',
  form: partnerForm.extend({
    iphoneNum: mobileNumber,
    captchaKey: z.string().max(64),
    captchaCode: z.string().max(16),
    password: z.string().max(1000),
    consentVersion: z.string().max(20),
  }),
  answer: z.object({
    accessToken: z.string(),
    tokenType: z.literal('Bearer'),
    refreshToken: z.null(),
    expires: z.number(),
    mustChangePassword: z.boolean(),
  }),
  errors: [
    errors.creditCodeTaken,
    errors.creditCodeWrong,
    errors.alreadyPartner,
    signupErrors.consentNeeded,
  ],
})

const own = z.object({
  id: z.number(),
  state,
  unitName: z.string(),
  creditCode: z.string(),
  contactName: z.string(),
  reason: z.string().nullable(),
  actions: z.array(action),
  version: z.number(),
})

export const getOwnPartner = endpoint({
  method: 'GET',
  path: '/sign/cooperation/own',
  summary: 'The own unit and the state of its application',
  access: { permission: may.own },

  /** `intakes`: the open ones; people are registered into one of them, by hand or by sheet. */
  answer: own.extend({
    intakes: z.array(z.object({ id: z.number(), name: z.string(), until: z.string() })),
  }),
  errors: [kernelErrors.notFound],
})

export const reapplyAsPartner = endpoint({
  method: 'PUT',
  path: '/sign/cooperation/own',
  summary: 'Correct the own unit and apply again',
  access: { permission: may.own },
  body: partnerForm.extend({ version: z.number().int() }),
  answer: own,
  errors: [
    errors.creditCodeTaken,
    errors.creditCodeWrong,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
  ],
})

/** By what readers order the units; without it those that wait are first. */
export const partnerSorts = [
  'unitName',
  'creditCode',
  'contactName',
  'people',
  'createTime',
] as const

/** `id`: only this unit. */
const filters = searchQuery.extend({
  sort: sortBy(partnerSorts),
  state: emptyAsAbsent(state),
  id: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type PartnerFilters = z.output<typeof filters>

const row = own.omit({ actions: true }).extend({
  mobile: masked,
  people: z.number(),
  createTime: z.string(),
  actions: z.array(z.enum(PARTNER_REVIEW_ACTIONS)),
})

export type PartnerRow = z.output<typeof row>

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/v1/partners/page',
  summary: 'Partner units, those that wait first',
  access: { permission: may.list },
  unscoped: 'partner units belong to no base; their permission is that of the office',
  query: filters,
  answer: pageOf(row),
})

/** Approves a unit, or rejects it with a reason. */
export const partnerReview = reviewCalls({
  path: '/api/v1/partners',
  what: 'partner units',
  flow: partnerFlow,
  actions: PARTNER_REVIEW_ACTIONS,
  permission: may.review,
})

const registrationState = z.enum(registrationFlow.states)

/** By what a unit orders its people; without it the newest is first. */
export const partnerPeopleSorts = ['realName', 'intakeName', 'submittedAt'] as const

const people = searchQuery.extend({
  sort: sortBy(partnerPeopleSorts),
  state: emptyAsAbsent(registrationState),
})

export type PeopleFilters = z.output<typeof people>

const person = z.object({
  id: z.number(),
  state: registrationState,
  realName: z.string().nullable(),
  mobile: masked,
  idCard: masked,
  intakeName: z.string(),
  firstChoice: z.string().nullable(),
  returnReason: z.string().nullable(),
  submittedAt: z.string().nullable(),

  /** The registration is still editable. */
  isOpen: z.boolean(),
})

export type PartnerPerson = z.output<typeof person>

const listing = {
  method: 'GET',
  access: { permission: may.own },
  query: people,
  answer: pageOf(person),
} as const

export const listPeople = endpoint({
  ...listing,
  path: '/sign/cooperation/people/page',
  summary: 'People the own unit has signed up',
})

export const listAppliedStudents = endpoint({
  ...listing,
  path: '/sign/studentCooperativeApply/apply/student',
  summary: 'People the own unit has signed up (the specification’s spelling)',
})

/** May be left out while a single intake is open. */
const into = z.object({ intakeId: emptyAsAbsent(z.coerce.number().pipe(recordId)) })

export const personForm = into.extend({
  realName: requiredText(64),
  idCard: requiredText(30),
  mobile: mobileNumber,

  /** The unit has shown the person the consent text and holds their consent. */
  hasConsent: z.literal(true, { error: 'signup.consent.partner' }),
})

export type PersonForm = z.output<typeof personForm>

export const addPerson = endpoint({
  method: 'POST',
  path: '/sign/cooperation/people',
  summary: 'Open the sign-up of one of the own unit’s people',
  access: { permission: may.own },
  body: personForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.partnerNotApproved,
    errors.intakeToChoose,
    errors.intakeNotOpen,
    errors.personSignedUp,
    errors.mobileSignedUp,
    errors.mobileOfAnother,
    signupErrors.noOpenIntake,
    signupErrors.cardWrong,
    kernelErrors.changedMeanwhile,
    kernelErrors.tooMany,
  ],
})

export const peopleSheet = sheetCalls({
  path: '/sign/cooperation/people',
  what: 'people of the own unit',
  exporting: may.own,
  importing: may.own,
  into,
  filters: people.omit({ pageNum: true, pageSize: true }),
})

/**
 * Whether the holder of this card has registered in the open intake, is in training or is barred:
 * yes or no only.
 */
export const judgeCard = endpoint({
  method: 'POST',
  path: '/sign/studentCooperativeApply/external/judge',
  summary: 'Whether a card has signed up already',
  access: { permission: may.own },
  limit: 'login',
  form: z.object({ idCard: personal.unwrap().max(30) }),
  answer: z.boolean(),
  errors: [errors.partnerNotApproved, kernelErrors.tooMany],
})
