import { RATED } from '@residency/contract/areas/students/departure/rating.contract'
import { say, useText } from '../../../platform/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { useRatingAverages } from './departure.queries.ts'
import { departureText } from './departure.text.ts'
import { useDepartureWords } from './use-departure-words.ts'

export type RatingAveragesProps = { isOpen: boolean; onClose: () => void }
/** Averages of departments and supervisors; nobody sees who rated. */
export default function RatingAverages({ isOpen, onClose }: RatingAveragesProps) {
  const text = useText(departureText)
  const { fields } = useDepartureWords()
  const { data } = useRatingAverages(isOpen)
  return (
    <Dialog title={text.averagesTitle} {...{ isOpen, onClose }}>
      {data?.length === 0 && <p className="soft">{text.noAverages}</p>}
      <ul className="record-list">
        {(data ?? []).map((row) => (
          <li key={`${row.department} ${row.supervisor}`}>
            <strong>{[row.department, row.supervisor].filter(Boolean).join(' · ')}</strong>{' '}
            <span className="soft">{say(text.people, { count: row.count })}</span>
            <br />
            <span className="figures">{RATED.map((key) => `${fields[key]} ${row[key].toFixed(1)}`).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
