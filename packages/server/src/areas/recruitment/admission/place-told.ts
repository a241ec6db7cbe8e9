import { admissionErrors as errors } from '@residency/contract/areas/recruitment/admission/errors'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Intake } from '../intakes/intakes.public.ts'
import { offerNames } from './offer-names.queries.ts'

/** Nobody is given a place they could not confirm any more. */
export function mustHaveTimeToConfirm(ctx: SignedCtx, { confirm_until }: Pick<Intake, 'confirm_until'>) {
  if (ctx.now() >= confirm_until) throw fail(errors.placeConfirmOver, { until: minuteInChina(confirm_until) })
}

/** What the notice of a place says: the offer and until when to confirm. Notices are written in Chinese and English by one set of values. */
export async function tellingPlaces(
  tx: SignedCtx,
  intake: Pick<Intake, 'id' | 'confirm_until'>,
  offerOf: ReadonlyMap<number, number | null>,
) {
  const names = await offerNames(tx.db, intake.id, 'zh-cn')
  const until = minuteInChina(intake.confirm_until)
  return (id: number) => ({ until, offer: names.get(offerOf.get(id) ?? 0)?.offer ?? '' })
}
