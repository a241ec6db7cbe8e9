import { examWords } from '@residency/contract/areas/exams/exam/text'
import {
  WATCH_STATUSES,
  type WatchStatus,
} from '@residency/contract/areas/exams/exam/watch-status.rules'
import { useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { WATCH_TONES } from '../exam/exam-tones.rules.ts'
import { watchText } from './watch.text.ts'

type Props = {
  statuses: readonly WatchStatus[]
  chosen: string | null
  onChoose: (status: WatchStatus | null) => void
}

/** How many candidates have each status; a count filters by it. */
export function WatchCounts({ statuses, chosen, onChoose }: Props) {
  const text = useText(watchText)
  const { watchStatuses } = useText(examWords)
  return (
    <fieldset className="watch-counts">
      <legend className="unseen">{text.counts}</legend>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <strong className="figures">{statuses.length}</strong>
        <span>{text.all}</span>
      </button>
      {WATCH_STATUSES.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={chosen === status}
          onClick={() => onChoose(chosen === status ? null : status)}
        >
          <strong className="figures">{statuses.filter((one) => one === status).length}</strong>
          <StateTag tone={WATCH_TONES[status]}>{watchStatuses[status]}</StateTag>
        </button>
      ))}
    </fieldset>
  )
}
