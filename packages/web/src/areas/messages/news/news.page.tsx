import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { SearchInput } from '../../../ui/choices/search-input.tsx'
import { Outline } from '../../../ui/outline.tsx'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { useNewsPage } from './news.queries.ts'
import { newsText } from './news.text.ts'
import { NewsArticle } from './news-article.tsx'
import { NewsTile } from './news-tile.tsx'
import './news.css'

const STEP = 12

/** View key message/news/index: published news as cards; `?id=` opens one. */
export default function NewsPage() {
  const id = useRecordId()
  return id === null ? <NewsCentre /> : <NewsArticle key={id} id={id} />
}

function NewsCentre() {
  const text = useText(newsText)
  const [words, setWords] = useState<string>()
  const [size, setSize] = useState(STEP)
  const keywords = useDebounced(words ?? '')
  const { data, error, refetch } = useNewsPage({ keywords, pageNum: 1, pageSize: size })

  return (
    <section aria-label={text.title}>
      <div className="screen-head">
        <div>
          <h1>{text.title}</h1>
          <p className="screen-lead">{data ? say(text.lead, { total: data.total }) : '\u00a0'}</p>
        </div>
        <div className="screen-actions news-search">
          <SearchInput
            value={words}
            onChange={setWords}
            placeholder={text.search}
            aria-label={text.search}
          />
        </div>
      </div>
      {error && !data && (
        <div className="panel list-message" role="alert">
          <p>{say(text.failed, { reason: error.message })}</p>
          <Button onClick={() => void refetch()}>{text.retry}</Button>
        </div>
      )}
      {!data && !error && <Outline rows={8} />}
      {data?.total === 0 && (
        <div className="panel list-message">{keywords ? text.none : text.empty}</div>
      )}
      {data && (
        <ul className="news-cards">
          {data.list.map((row) => (
            <NewsTile key={row.id} newsCard={row} />
          ))}
        </ul>
      )}
      {data && data.total > data.list.length && (
        <p className="news-more">
          <Button onClick={() => setSize(Math.min(size + STEP, 200))}>{text.more}</Button>
        </p>
      )}
    </section>
  )
}
