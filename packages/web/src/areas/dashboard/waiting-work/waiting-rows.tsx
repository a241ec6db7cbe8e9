import { RightOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useApp } from '../../../platform/app.store.ts'
import { loadedAreas, publishedName } from '../../../platform/area.ts'
import { useWaitingForMe } from './waiting.queries.ts'
import { pathOf, type Waiting } from './waiting.rules.ts'

type Row = Waiting & { to: string }

/** The reader's open tasks with their pages; undefined while they are read. */
export function useWaitingRows() {
  const pages = useApp((state) => state.pages)
  const { data, error, refetch } = useWaitingForMe()

  const rows = data?.flatMap((waiting): Row[] => {
    const place = loadedAreas().find(
      (area) => publishedName(area) === waiting.area && area.waiting?.[waiting.kind],
    )?.waiting?.[waiting.kind]
    const to = place ? pathOf(waiting, place, pages) : null

    return to ? [{ ...waiting, to }] : []
  })

  return { rows, error, refetch }
}

export const WaitingRows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className="home-waiting">
    {rows.map(({ kind, count, subject, to, label, urgency }) => (
      <li key={`${kind} ${subject?.id ?? ''}`} className={`is-${urgency}`}>
        <Link to={to}>
          <strong className="figures">{count}</strong>
          <span>
            {label}
            {subject && <small>{subject.name}</small>}
          </span>
          <RightOutlined aria-hidden="true" />
        </Link>
      </li>
    ))}
  </ul>
)
