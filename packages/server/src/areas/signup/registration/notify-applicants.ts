import type { RegistrationAction } from '@residency/contract/areas/signup/registration/registration.flow'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { partnerNotices } from '../partner/partner-notices.seed.ts'
import type { WholeRegistration } from './registration.queries.ts'
import { signupNotices } from './registration-notices.seed.ts'

type NotifiedRegistration = Pick<
  WholeRegistration,
  'id' | 'userId' | 'intakeName' | 'intakeNameEn' | 'realName'
>

/**
 * What the notices of some steps say in addition to applicant, intake and reason; empty for the
 * other steps, whose texts have no blanks for it.
 */
const NO_MORE = {
  offer: '',
  until: '',
  session: '',
  time: '',
  place: '',
  room: '',
  seat: '',
  ticket: '',
  note: '',
  from: '',
}

type Values = Readonly<Partial<Record<keyof typeof NO_MORE | 'reason', string>>>

/**
 * Values for the placeholders of the notice: `values` for all, `valuesOf` per registration (a seat,
 * a ticket number); `…En` where English differs.
 */
export type NoticeInput = {
  reason?: string | null
  values?: Values
  valuesEn?: Values
  valuesOf?: (id: number) => Values
  valuesEnOf?: (id: number) => Values
}

/**
 * Notifies applicants of an action on their registrations, by the template `registration.<action>`.
 */
export const notifyApplicants = (
  tx: SignedCtx,
  action: RegistrationAction,
  rows: readonly NotifiedRegistration[],
  input: NoticeInput = {},
) =>
  notify(
    tx,
    signupNotices[action],
    rows.map((r) => ({
      userId: r.userId,
      values: {
        ...NO_MORE,
        name: r.realName ?? '',
        intake: r.intakeName,
        reason: input.reason ?? '',
        ...input.values,
        ...input.valuesOf?.(r.id),
      },
      valuesEn: {
        intake: r.intakeNameEn ?? r.intakeName,
        ...input.valuesEn,
        ...input.valuesEnOf?.(r.id),
      },
      path: '/sign/basic',
    })),
  )

/**
 * Notifies partner units which of their people have to correct something, since the unit fills in
 * for them.
 */
export const notifyUnits = (tx: SignedCtx, rows: readonly WholeRegistration[], reason: string) =>
  notify(
    tx,
    partnerNotices.returned,
    rows.flatMap(({ id, partnerUserId, realName, intakeName, intakeNameEn }) =>
      partnerUserId === null
        ? []
        : {
            userId: partnerUserId,
            values: { name: realName ?? '', intake: intakeName, reason },
            valuesEn: { intake: intakeNameEn ?? intakeName },
            path: `/sign/cooperation/person?id=${id}`,
          },
    ),
  )
