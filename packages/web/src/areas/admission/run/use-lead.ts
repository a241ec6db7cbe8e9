import { admissionPermissions as may } from '@residency/contract/areas/admission/run/access'
import type {
  AdmissionOverview,
  AdmissionRun,
} from '@residency/contract/areas/admission/run/run.contract'
import { minuteOf } from '../../../platform/clock.ts'
import { usePerm } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { isAdmitting } from '../../intakes/intakes.public.ts'
import { admissionText } from './admission.text.ts'

const figuresOf = ({ number, admitted, waiting, unplaced }: AdmissionRun) => ({
  number,
  admitted,
  waiting,
  unplaced,
})

/** The state of the admission and the next step, in one line. */
export function useLead({ intake, runs, counts, seats }: AdmissionOverview): string {
  const { leads } = useText(admissionText)
  const isOffice = usePerm([may.run, may.publish, may.call])
  const [newest] = runs
  if (!isOffice) return newest ? leads.base : leads.baseNone
  if (newest && !newest.publishedAt) return say(leads.preview, figuresOf(newest))

  const first = runs.at(-1)
  if (first)
    return say(leads.published, { ...figuresOf(first), until: minuteOf(intake.confirmUntil) })

  return isAdmitting(intake.state)
    ? say(leads.ready, { scored: counts.scored ?? 0, seats: seats.all - seats.held })
    : leads.before
}
