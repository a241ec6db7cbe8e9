import { say, useText } from '../../../platform/texts/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import './departure.css'
import { useRatingAverages } from './departure.queries.ts'
import { departureText } from './departure.text.ts'

export type RatingAveragesProps = { isOpen: boolean; onClose: () => void }

/** Averages of departments and supervisors; nobody sees who rated. */
export default function RatingAverages({ isOpen, onClose }: RatingAveragesProps) {
  const text = useText(departureText)
  const { data } = useRatingAverages(isOpen)
  return (
    <Dialog
      title={text.averagesTitle}
      isOpen={isOpen}
      onClose={onClose}
      isReady={data !== undefined}
    >
      <p className="soft">{data?.length === 0 ? text.noAverages : text.averagesLead}</p>
      <ul className="departure-list">
        {data?.map(({ department, supervisor, items }) => (
          <li key={`${department} ${supervisor}`}>
            <strong>{[department, supervisor].filter(Boolean).join(' · ')}</strong>
            {items.map(({ name, count, average }) => (
              <p key={name} className="figures">
                {say(text.average, { name, count, average: average.toFixed(1) })}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
