import type { LivePool } from '@residency/contract/areas/admission/run/place.contract'
import type { AdmissionOverview } from '@residency/contract/areas/admission/run/run.contract'
import { minuteOf } from '../../../platform/clock.ts'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useCallWaiting, useLapse } from '../run/admission.queries.ts'
import { placesText } from './places.text.ts'

/**
 * Calls waiting applicants and releases overdue places: confirmed if many people are affected,
 * reported when done.
 */
export function usePlaceActs({ intake, overdue }: AdmissionOverview) {
  const text = useText(placesText)
  const call = useCallWaiting()
  const end = useLapse()

  const callFrom = async (pool: LivePool, count: 'one' | 'all') => {
    const title = say(text.callAllQuestion, { offer: pool.offer, free: pool.free })
    const content = say(text.callAllContent, { until: minuteOf(intake.confirmUntil) })
    if (count === 'all' && !(await ask({ title, content, okText: text.callAll }))) return

    // The call has reported the error.
    const done = await call.mutateAsync({ id: pool.id, count }).catch(() => null)

    if (done)
      toast.success(say(text.called, { names: done.rows.map((row) => row.name).join(text.comma) }))
  }

  const lapse = async () => {
    if (
      !(await ask({
        title: say(text.lapseQuestion, { count: overdue }),
        content: text.lapseContent,
        danger: true,
      }))
    )
      return

    const done = await end.mutateAsync(intake.id).catch(() => null)
    if (done) toast.success(say(text.lapsed, { count: done.lapsed }))
  }

  return {
    callFrom: (pool: LivePool, count: 'one' | 'all') => void callFrom(pool, count),
    lapse,
    isLapsing: end.isPending,
  }
}
