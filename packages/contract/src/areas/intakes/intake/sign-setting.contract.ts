import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { onOff } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const offered = z.array(
  z.object({
    value: z.number(),
    label: z.string(),
    major: z.string(),
    base: z.string(),
    unit: z.string(),
    quota: z.number(),
  }),
)

/** Calls of the specification's registration pages about the intake; the answers are our own. */
export const listMajorsOfSetting = endpoint({
  method: 'GET',
  path: '/sign/studentRegistratSetting/major/option',
  summary: 'Offers of the intake one signs up in as choices; none when no intake is open',
  access: 'signedIn',
  unscoped: 'the open intake is published to everybody',
  answer: offered,
})

export const listMajorsOfCountry = endpoint({
  method: 'GET',
  path: '/sign/enrollmentMajor/country/{x}',
  summary:
    'Offers of the open intake at a base, or mapped to a major of it, as choices; `x` is the base',
  access: 'signedIn',
  unscoped: 'the open intake is published to everybody',
  params: z.object({ x: id }),
  answer: offered,
})

export const getRegisterTime = endpoint({
  method: 'GET',
  path: '/sign/studentRegistratSetting/register/time',
  summary:
    'Windows of the intake one has signed up for, else of the open one; null when there is neither',
  access: 'signedIn',

  /** Id of the own account or the own registration; other people's are not found. */
  query: z.object({ studentId: emptyAsAbsent(id) }),
  answer: z
    .object({
      intakeId: z.number(),
      name: z.string(),
      year: z.number(),
      startTime: z.string(),
      endTime: z.string(),
      editUntil: moment,
      reviewUntil: moment,
      confirmUntil: moment,
      scoreReviewUntil: moment.nullable(),

      /** 1 while registrations are accepted. */
      isOpen: onOff,
    })
    .nullable(),
})

export const listIdentities = endpoint({
  method: 'GET',
  path: '/sign/studentIdentity/list',
  summary: 'Kinds of trainee as choices; those the open intake does not take are disabled',
  access: 'signedIn',
  unscoped: 'choices of forms, alike for everybody',
  answer: z.array(z.object({ value: z.string(), label: z.string(), disabled: z.boolean() })),
})

export const listStudentPlaces = endpoint({
  method: 'GET',
  path: '/sign/studentPlaces/options',
  summary: 'Places of origin as choices',
  access: 'signedIn',
  unscoped: 'choices of forms, alike for everybody',
  answer: z.array(z.object({ value: z.string(), label: z.string() })),
})
