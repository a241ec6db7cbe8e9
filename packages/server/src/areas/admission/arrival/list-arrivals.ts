import {
  ARRIVAL_STATES,
  type ArrivalFilters,
  type ArrivalRow,
} from '@residency/contract/areas/admission/arrival/arrival.contract'
import { labelIn, maskNumber } from '@residency/contract/kernel'
import { objectOf } from '@residency/contract/kernel/object-of'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOf, filesOfMany } from '../../files/files.public.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { AGREEMENT_FILES } from './agreement-files.ts'
import { arrivalActions } from './arrival.policy.ts'
import {
  countByState,
  type FoundArrival,
  findArrivalPage,
  findOwnArrival,
} from './arrival.queries.ts'

const named = (ctx: SignedCtx, zh: string | null, en: string | null) =>
  labelIn(ctx.language, zh, en) ?? ''

/** What the list and the sheet say of each, numbers masked. */
export const presentArrival = (ctx: SignedCtx, r: FoundArrival) => ({
  id: r.id,
  state: r.state,
  realName: r.realName ?? '',
  gender: r.gender,
  mobile: maskNumber(
    ctx.fields.openCell({ table: 'registrations', column: 'mobile', row: r.id }, r.mobileSealed),
  ),
  traineeKind: r.traineeKind,
  intakeName: named(ctx, r.intakeName, r.intakeNameEn),
  offer: [named(ctx, r.major, r.majorEn), named(ctx, r.unit, r.unitEn)].filter(Boolean).join(' · '),
  arriveAt: r.arriveAt && minuteInChina(r.arriveAt),
  place: r.place,
  arrivedOn: r.arrivedOn,
  agreementNumber: r.agreementNumber,
  traineeNumber: r.traineeNumber,
})

/** Those who accepted a place, each with what may be done now. */
export async function listArrivals(ctx: SignedCtx, filters: ArrivalFilters) {
  mustBeOffice(ctx.actor)

  const { rows, total } = await findArrivalPage(ctx, filters)

  const copies = await filesOfMany(
    ctx.db,
    AGREEMENT_FILES,
    rows.map((r) => r.id),
  )

  const list = rows.map(
    (r): ArrivalRow => ({
      ...presentArrival(ctx, r),
      copy: copies.get(r.id)?.find((file) => file.filePath === r.fileKey) ?? null,
      actions: arrivalActions(r.state, ctx.actor),
    }),
  )

  return { list, total }
}

export async function countArrivals(
  ctx: SignedCtx,
  { intakeId }: { intakeId?: number | undefined },
) {
  mustBeOffice(ctx.actor)

  const countByStateName = new Map(
    (await countByState(ctx.db, intakeId)).map((row) => [row.state, row.count]),
  )

  return { counts: objectOf(ARRIVAL_STATES, (state) => countByStateName.get(state) ?? 0) }
}

/** When and where to come, for the one who is to come. */
export async function getOwnArrival(ctx: SignedCtx) {
  const arrival = await findOwnArrival(ctx.db, ctx.actor.userId)
  if (!arrival) return null

  const copies = arrival.number
    ? await filesOf(ctx.db, { kind: AGREEMENT_FILES, id: arrival.id })
    : []
  const copy = copies.find((file) => file.filePath === arrival.fileKey)

  return {
    arriveAt: minuteInChina(arrival.arriveAt),
    place: arrival.place,
    note: arrival.note,
    agreement: arrival.number
      ? {
          number: arrival.number,
          startsOn: arrival.startsOn!,
          endsOn: arrival.endsOn!,
          copy: copy ?? null,
        }
      : null,
  }
}
