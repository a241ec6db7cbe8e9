import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import type { Language } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Intake } from '../../intakes/intakes.public.ts'
import { isTimeToConfirm } from '../../signup/signup.public.ts'
import { offerNames } from '../run/offer-names.queries.ts'

/** Places are only given while there is time to confirm them. */
export function mustHaveTimeToConfirm(
  ctx: SignedCtx,
  { confirmUntil }: Pick<Intake, 'confirmUntil'>,
) {
  if (!isTimeToConfirm({ confirmUntil }, ctx.now()))
    throw fail(errors.placeConfirmOver, { until: minuteInChina(confirmUntil) })
}

/**
 * The values of the notice of a place, in either language: the offer, and until when to confirm.
 * `offerOf` returns the offer of a registration.
 */
export async function placeNoticeValues(
  tx: SignedCtx,
  intake: Pick<Intake, 'id' | 'confirmUntil'>,
  offerOf: (id: number) => number | null | undefined,
) {
  const until = minuteInChina(intake.confirmUntil)

  const valuesFor = async (language: Language) => {
    const names = await offerNames(tx.db, intake.id, language)
    return (id: number) => ({ until, offer: names.get(offerOf(id) ?? 0)?.offer ?? '' })
  }

  return { valuesOf: await valuesFor('zh-cn'), valuesEnOf: await valuesFor('en') }
}
