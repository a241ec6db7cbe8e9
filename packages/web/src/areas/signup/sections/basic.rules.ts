import type { getOwnRegistration } from '@residency/contract/areas/signup/registration/registration.contract'
import {
  type BasicForm,
  basicForm,
} from '@residency/contract/areas/signup/sections/section.contract'
import { type AnswerOf, withoutInvisible } from '@residency/contract/kernel'
import { type CardHint, cardHint } from './card-hint.rules.ts'

export type Own = AnswerOf<typeof getOwnRegistration>

/** The basic section as the API takes it, without the version, which the queue adds. */
export type Basic = Omit<
  BasicForm,
  'version' | 'mayResubmit' | 'birthDate' | 'gender' | 'schoolId' | 'maritalStatus'
> & {
  birthDate: string | null
  gender: 1 | 2 | null
  maritalStatus: 0 | 1 | null
  schoolId: number | null
}

export type Choices = { offerIds: readonly number[]; acceptsAdjustment: boolean }

/** The school field holds a school id, or this for a typed name. */
export const OTHER_SCHOOL = 0

/** Form values: the same names; the school may be OTHER_SCHOOL. */
export type BasicFields = Basic

export const basicOf = (own: Own): Basic => ({
  realName: own.realName,
  gender: own.gender === 1 || own.gender === 2 ? own.gender : null,
  birthDate: own.birthDate,
  idKind: own.idKind,
  idCard: own.idCard,
  mobile: own.mobile,
  email: own.email,
  ethnicCode: own.ethnicCode,
  regionCode: own.regionCode,
  maritalStatus: own.maritalStatus === 0 || own.maritalStatus === 1 ? own.maritalStatus : null,
  politicalStatus: own.politicalStatus,
  address: own.address,
  contactName: own.contactName,
  contactMobile: own.contactMobile,
  schoolId: own.schoolId,
  schoolOther: own.schoolId ? null : own.schoolOther,
})

export const choicesOf = (own: Own): Choices => ({
  offerIds: own.offerIds,
  acceptsAdjustment: own.acceptsAdjustment,
})

/** Saved values as form values. */
export const fieldsOf = (basic: Basic): BasicFields => ({
  ...basic,
  schoolId: basic.schoolId ?? (basic.schoolOther ? OTHER_SCHOOL : null),
})

/**
 * Removes what Chinese keyboards or the clipboard add to numbers and e-mail addresses: full-width
 * characters, spaces.
 */
const normalised = (typed: string | null | undefined) =>
  (typed && withoutInvisible(typed).normalize('NFKC').trim()) || null

const orNull = <T>(value: T | null | undefined | '') =>
  value === undefined || value === '' ? null : value

/** Form values as the API takes them; a cleared field is null. */
export function basicFrom(fields: Partial<BasicFields>): Basic {
  const isOther = fields.schoolId === OTHER_SCHOOL
  return {
    realName: orNull(fields.realName) ?? null,
    gender: fields.gender ?? null,
    birthDate: orNull(fields.birthDate) ?? null,
    idKind: fields.idKind ?? 'id_card',
    idCard: normalised(fields.idCard),
    mobile: normalised(fields.mobile),
    email: normalised(fields.email),
    ethnicCode: orNull(fields.ethnicCode) ?? null,
    regionCode: orNull(fields.regionCode) ?? null,
    maritalStatus: fields.maritalStatus ?? null,
    politicalStatus: orNull(fields.politicalStatus) ?? null,
    address: orNull(fields.address) ?? null,
    contactName: orNull(fields.contactName) ?? null,
    contactMobile: normalised(fields.contactMobile),
    schoolId: isOther ? null : (fields.schoolId ?? null),
    schoolOther: isOther ? (orNull(fields.schoolOther) ?? null) : null,
  }
}

export type BasicFault = {
  field: string
  issue: { code?: string | undefined; message: string; path: PropertyKey[] } | null
  card: CardHint | null
}

const bornLater = { message: 'signup.days.future', path: ['birthDate'] }

/**
 * Errors found without the server: the contract's schemas and the rules of the document's number.
 */
export function basicFaults(basic: Basic, today: string): BasicFault[] {
  const parsed = basicForm.safeParse({ ...basic, version: 1 })

  const wrong: BasicFault[] = parsed.success
    ? []
    : parsed.error.issues.map((issue) => ({
        field: String(issue.path[0]),
        issue: { ...issue },
        card: null,
      }))

  if (basic.birthDate && basic.birthDate > today)
    wrong.push({ field: 'birthDate', issue: bornLater, card: null })

  const card = cardHint(basic.idCard, today, basic.idKind)

  if (card.kind === 'fault' || card.kind === 'typing')
    wrong.push({ field: 'idCard', issue: null, card })

  return wrong
}
