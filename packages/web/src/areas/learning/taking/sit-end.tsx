import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { say, useText } from '../../../platform/i18n.ts'
import { readAgain } from '../../../platform/queries.ts'
import { DateCell } from '../../../ui/date-cell.tsx'
import { ranOut } from './sitting.rules.ts'
import { takingText } from './taking.text.ts'
import type { SeenSitting } from './use-sitting.ts'

type Props = { seen: SeenSitting; back: ReactNode; path: string }
/** After the end: that everything is safe, and when there will be a result. */
export function SitEnd({ seen: { opened, queue }, back, path }: Props) {
  const client = useQueryClient()
  useEffect(() => void readAgain(client, [path]), [client, path])
  const { sit: text } = useText(takingText)
  const { state, endedAt } = queue?.answer ?? opened!
  const isTimed = ranOut(state)
  const left = (queue?.last ?? 0) - (queue?.kept ?? 0)
  const late = queue?.answer?.late ?? 0
  const [before = '', after = ''] = (isTimed ? text.ranOutAt : text.endedAt).split('{time}')
  return (
    <main className="sit-page">
      <section className="panel sit-end" role="status">
        {isTimed ? (
          <ClockCircleOutlined className="sit-end-mark" aria-hidden="true" />
        ) : (
          <CheckCircleOutlined className="sit-end-mark" aria-hidden="true" />
        )}
        <h1>{isTimed ? text.ranOut : text.ended}</h1>
        <p>{opened!.name}</p>
        <p>
          {before}
          <DateCell value={endedAt} hasTime />
          {after}
        </p>
        {left > 0 && <p>{say(text.someUnsaved, { count: left })}</p>}
        {late > 0 && <p>{say(text.late, { count: late })}</p>}
        <p className="soft">{text.endedNote}</p>
        {back}
      </section>
    </main>
  )
}
