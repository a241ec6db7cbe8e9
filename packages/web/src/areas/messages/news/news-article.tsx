import { ArrowLeftOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { dayOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordPending } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { ArticleText } from '../article-text.tsx'
import { useArticle } from './news.queries.ts'
import { newsText } from './news.text.ts'

/** One of the news with its text and attachments. */
export function NewsArticle({ id }: { id: number }) {
  const text = useText(newsText)
  const pathOf = useRecordPath()
  const { data, error, refetch } = useArticle(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <Link className="back-to-list" to={pathOf(null)}>
        <ArrowLeftOutlined aria-hidden="true" /> {text.title}
      </Link>
      <article className="panel article" aria-label={data.title}>
        <header>
          <h1>{data.title}</h1>
          <p className="soft">{say(text.from, { by: data.by, at: dayOf(data.publishedAt) })}</p>
        </header>
        <ArticleText body={data.body} files={data.files} purpose="guide" />
      </article>
    </>
  )
}
