import type { NewsCard } from '@residency/contract/areas/messages/news/news.contract'
import { Link } from 'react-router'
import { useText } from '../../../platform/i18n.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import { DateCell } from '../../../ui/date-cell.tsx'
import { StateTag } from '../../../ui/state-tag.tsx'
import { Cover } from './cover.tsx'
import { newsText } from './news.text.ts'

/** One of the news in the centre: cover, title and summary. */
export function NewsTile({ one }: { one: NewsCard }) {
  const text = useText(newsText)
  const pathOf = useRecordPath()
  return (
    <li>
      <Link to={pathOf(one.id)}>
        <Cover filePath={one.cover} title={one.title} />
        <div className="news-words">
          <strong>{one.title}</strong>
          {one.summary && <span>{one.summary}</span>}
          <small className="soft">
            {one.isPinned && <StateTag tone="busy">{text.pinned}</StateTag>}
            <DateCell value={one.publishedAt} />
          </small>
        </div>
      </Link>
    </li>
  )
}
