import type { RegistrationAction } from '@residency/contract/areas/signup/registration.flow'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { notify } from '../messages/messages.public.ts'
import type { WholeRegistration } from './registration.queries.ts'

type NotifiedRegistration = Pick<WholeRegistration, 'id' | 'user_id' | 'intake_name' | 'intake_name_en' | 'real_name'>
type Values = Readonly<Record<string, string>>
/** What fills the blanks of the notice: `values` are everybody's, `valuesOf` what each is told alone (a seat, a ticket number); `…En` what reads otherwise in English. */
export type Given = {
  reason?: string | null
  values?: Values
  valuesEn?: Values
  valuesOf?: (id: number) => Values
  valuesEnOf?: (id: number) => Values
}

/** Tells applicants what became of their sign-ups, by the template `registration.<action>`. */
export const notifyApplicants = (tx: SignedCtx, action: RegistrationAction, rows: readonly NotifiedRegistration[], given: Given = {}) =>
  notify(
    tx,
    `registration.${action}`,
    rows.map((r) => ({
      userId: r.user_id,
      values: { name: r.real_name ?? '', intake: r.intake_name, reason: given.reason ?? '', ...given.values, ...given.valuesOf?.(r.id) },
      valuesEn: { intake: r.intake_name_en ?? r.intake_name, ...given.valuesEn, ...given.valuesEnOf?.(r.id) },
      path: '/sign/basic',
    })),
  )

/** Tells partner units which of their people have to correct something: who fills in for others is not at their bell. */
export const notifyUnits = (tx: SignedCtx, rows: readonly WholeRegistration[], reason: string) =>
  notify(
    tx,
    'partner.returned',
    rows.flatMap(({ id, partner_user_id, real_name, intake_name, intake_name_en }) =>
      partner_user_id === null
        ? []
        : {
            userId: partner_user_id,
            values: { name: real_name ?? '', intake: intake_name, reason },
            valuesEn: { intake: intake_name_en ?? intake_name },
            path: `/sign/cooperation/person?id=${id}`,
          },
    ),
  )
