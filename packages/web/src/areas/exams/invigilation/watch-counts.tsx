import { examWords } from '@residency/contract/areas/exams/exam/text'
import {
  WATCH_STANDS,
  type WatchStand,
} from '@residency/contract/areas/exams/exam/watch-stand.rules'
import { useText } from '../../../platform/i18n.ts'
import { StateTag } from '../../../ui/state-tag.tsx'
import { WATCH_TONES } from '../exam/exam-tones.rules.ts'
import { watchText } from './watch.text.ts'

type Props = {
  stands: readonly WatchStand[]
  chosen: string | null
  onChoose: (stand: WatchStand | null) => void
}

/** How many candidates have each status; a count filters by it. */
export function WatchCounts({ stands, chosen, onChoose }: Props) {
  const text = useText(watchText)
  const { watchStands } = useText(examWords)
  return (
    <fieldset className="watch-counts">
      <legend className="unseen">{text.counts}</legend>
      <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <strong className="figures">{stands.length}</strong>
        <span>{text.all}</span>
      </button>
      {WATCH_STANDS.map((stand) => (
        <button
          key={stand}
          type="button"
          aria-pressed={chosen === stand}
          onClick={() => onChoose(chosen === stand ? null : stand)}
        >
          <strong className="figures">{stands.filter((one) => one === stand).length}</strong>
          <StateTag tone={WATCH_TONES[stand]}>{watchStands[stand]}</StateTag>
        </button>
      ))}
    </fieldset>
  )
}
