import { HOME_NEWS } from '@residency/contract/areas/messages/news/news.contract'
import { Link } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { Cover } from './cover.tsx'
import { useNewsPage } from './news.queries.ts'
import { newsText } from './news.text.ts'
import './news.css'
import './news-links.css'

/** The newest news, for the home page; hidden without news. */
export default function NewsCard() {
  const text = useText(newsText)
  const { data } = useNewsPage(HOME_NEWS)
  if (!data || data.total === 0) return null

  return (
    <section className="panel" aria-label={text.title}>
      <div className="panel-head">
        <h2>{text.title}</h2>
        <Link to="/message/news">{text.all}</Link>
      </div>
      <ul className="news-links">
        {data.list.map((row) => (
          <li key={row.id}>
            <Link to={`/message/news?id=${row.id}`}>
              <Cover filePath={row.cover} title={row.title} />
              <span>
                <strong>{row.title}</strong>
                <small className="soft">
                  <DateCell value={row.publishedAt} />
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
