import { ArrowLeftOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { RecordPending } from '../../../screens/detail-screen.tsx'
import { useRecordPath } from '../../../screens/record.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { ArticleText } from '../article-text.tsx'
import { useConfirmInform, useOwnInform, useReadInform } from './inform.queries.ts'
import { informText } from './inform.text.ts'
import { isNew, isToConfirm } from './inform-tones.rules.ts'

/**
 * An inform as its recipient reads it; opening it is recorded, an urgent one is confirmed at its
 * end.
 */
export function OwnInformArticle({ id }: { id: number }) {
  const { own: text, manage } = useText(informText)
  const pathOf = useRecordPath()
  const { data, error, refetch } = useOwnInform(id)
  const { mutate: read } = useReadInform()
  const confirm = useConfirmInform()
  const isUnread = data !== undefined && isNew(data)

  useEffect(() => {
    if (isUnread) read(id)
  }, [isUnread, read, id])
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  return (
    <>
      <Link className="back-to-list" to={pathOf(null)}>
        <ArrowLeftOutlined aria-hidden="true" /> {text.title}
      </Link>
      <article className="panel article" aria-label={data.title}>
        <header>
          <h1>
            {data.title} {data.isUrgent && <StateTag tone="bad">{manage.urgent}</StateTag>}
          </h1>
          <p className="soft">{say(text.from, { by: data.by, at: minuteOf(data.sentAt) })}</p>
        </header>
        {data.body === null && (
          <Alert
            type="info"
            showIcon
            title={say(text.withdrawn, { at: minuteOf(data.withdrawnAt ?? data.sentAt) })}
          />
        )}
        {data.body && <ArticleText body={data.body} files={data.files} purpose="inform" />}
        {isToConfirm(data.status) && (
          <div className="article-confirm">
            <p>{text.confirmNote}</p>
            <Button
              type="primary"
              size="large"
              loading={confirm.isPending}
              onClick={() =>
                confirm.mutate(id, { onSuccess: () => void toast.success(text.confirmed) })
              }
            >
              {text.confirm}
            </Button>
          </div>
        )}
        {data.confirmedAt && (
          <p className="article-confirm soft" role="status">
            {say(text.confirmedAt, { at: minuteOf(data.confirmedAt) })}
          </p>
        )}
      </article>
    </>
  )
}
