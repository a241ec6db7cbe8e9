import { Button } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { type Fact, FactList } from '../../../ui/fact-list.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { bindText } from './bind.text.ts'
import { useOwnWechat, useUnbindWechat } from './binding.queries.ts'

const BindDialog = lazyDialog(() => import('./bind-dialog.tsx').then((part) => part.BindDialog))

/** The own binding: since when, whether messages arrive, and how to end it or to make one. */
export function WechatBinding({ level: Heading = 'h2' }: { level?: 'h1' | 'h2' }) {
  const text = useText(bindText).view
  const { data, error, refetch } = useOwnWechat()
  const unbind = useUnbindWechat()
  const [isBinding, setBinding] = useState(false)

  const end = async () => {
    if (
      !(await ask({
        title: text.unbindQuestion,
        content: text.unbindNote,
        okText: text.unbind,
        danger: true,
      }))
    )
      return
    unbind.mutate(undefined, { onSuccess: () => toast.success(text.unbound) })
  }

  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  const { boundAt, miniBoundAt, isFollowing } = data

  const since = (at: string) => (
    <>
      {text.since} <DateCell value={at} hasTime />
    </>
  )

  const facts: Fact[] = []

  if (boundAt)
    facts.push([text.official, since(boundAt)], [text.messages, isFollowing ? text.on : text.off])
  if (miniBoundAt) facts.push([text.mini, since(miniBoundAt)])

  return (
    <div className="panel wechat-binding">
      <div className="panel-head">
        <Heading>{text.title}</Heading>
        {facts.length > 0 && (
          <Button type="link" danger loading={unbind.isPending} onClick={() => void end()}>
            {text.unbind}
          </Button>
        )}
      </div>
      {facts.length > 0 ? <FactList facts={facts} /> : <p className="soft">{text.none}</p>}
      {!boundAt && <Button onClick={() => setBinding(true)}>{text.bind}</Button>}
      <BindDialog isOpen={isBinding} onClose={() => setBinding(false)} />
    </div>
  )
}
