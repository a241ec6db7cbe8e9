import { admissionErrors as errors } from '@residency/contract/areas/admission/run/access'
import type { Language } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Intake } from '../../intakes/intakes.public.ts'
import { isTimeToConfirm } from '../../signup/signup.public.ts'
import { offerNames } from '../run/offer-names.queries.ts'

/** Nobody is given a place they could not confirm any more. */
export function mustHaveTimeToConfirm(
  ctx: SignedCtx,
  { confirmUntil }: Pick<Intake, 'confirmUntil'>,
) {
  if (!isTimeToConfirm({ confirmUntil }, ctx.now()))
    throw fail(errors.placeConfirmOver, { until: minuteInChina(confirmUntil) })
}

/**
 * What the notice of a place says, in either language: the offer, and until when to confirm.
 * `offerOf` is that of a registration.
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
