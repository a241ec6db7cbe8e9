import { LeftOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { usePhone } from '../../../ui/use-phone.ts'
import './guide.css'
import { useGuide, useOwnGuides } from './guide.queries.ts'
import { guideText } from './guide.text.ts'
import { GuideList } from './guide-list.tsx'
import { GuideView } from './guide-view.tsx'
import { OwnWindows } from './own-windows.tsx'

/**
 * View key dashboard/guide/index: guides for the reader's roles; on a phone the list, then a guide.
 * The address names the guide.
 */
export default function ReadGuidesPage() {
  const text = useText(guideText)
  const isPhone = usePhone()
  const [query, setQuery] = useSearchParams()
  const own = useOwnGuides()
  const guideId = Number(query.get('id') ?? 0)
  const chosen =
    own.data?.find(({ id }) => id === guideId)?.id ?? (isPhone ? null : (own.data?.[0]?.id ?? null))
  const { data, error, refetch } = useGuide(chosen)
  const show = (id: number | null) => setQuery(id === null ? {} : { id: String(id) })
  const failed = error ?? own.error
  const isReading = chosen !== null

  return (
    <section aria-label={text.reading}>
      <div className="screen-head">
        <div>
          {isPhone && isReading && (
            <Button
              type="link"
              className="review-back"
              icon={<LeftOutlined />}
              onClick={() => show(null)}
            >
              {text.back}
            </Button>
          )}
          <h1>{isPhone && isReading ? (data?.title ?? '\u00a0') : text.reading}</h1>
          {!(isPhone && isReading) && <p className="screen-lead">{text.readingLead}</p>}
        </div>
      </div>
      <div className="guide-columns">
        {!(isPhone && isReading) && (
          <div>
            <GuideList guides={own.data} chosen={chosen} onChoose={show} />
            <OwnWindows />
          </div>
        )}
        {failed && (
          <div className="panel list-message" role="alert">
            <p>{say(text.missing, { reason: failed.message })}</p>
            <Button onClick={() => void (own.error ? own.refetch() : refetch())}>
              {text.retry}
            </Button>
          </div>
        )}
        {isReading && !failed && (
          <article className="panel guide-article" aria-label={data?.title}>
            {!data && <Skeleton active paragraph={{ rows: 10 }} />}
            {data && !isPhone && <h2 className="guide-title">{data.title}</h2>}
            {data && <GuideView key={data.id} guide={data} />}
          </article>
        )}
      </div>
    </section>
  )
}
