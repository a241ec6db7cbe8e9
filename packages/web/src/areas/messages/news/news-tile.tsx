import type { NewsCard } from '@residency/contract/areas/messages/news/news.contract'
import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { useRecordPath } from '../../../screens/record.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { Cover } from './cover.tsx'
import { newsText } from './news.text.ts'

/** One of the news in the centre: cover, title and summary. */
export function NewsTile({ newsCard }: { newsCard: NewsCard }) {
  const text = useText(newsText)
  const pathOf = useRecordPath()
  return (
    <li>
      <Link to={pathOf(newsCard.id)}>
        <Cover filePath={newsCard.cover} title={newsCard.title} />
        <div className="news-words">
          <strong>{newsCard.title}</strong>
          {newsCard.summary && <span>{newsCard.summary}</span>}
          <small className="soft">
            {newsCard.isPinned && <StateTag tone="busy">{text.pinned}</StateTag>}
            <DateCell value={newsCard.publishedAt} />
          </small>
        </div>
      </Link>
    </li>
  )
}
