import { CheckCircleOutlined, ClockCircleOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { readAgain } from '../../../platform/calls/queries.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DateCell } from '../../../ui/times/date-cell.tsx'
import { ranOut, unsaved } from './sitting.rules.ts'
import { takingText } from './taking.text.ts'
import type { SittingView } from './use-sitting.ts'

type Props = { seen: SittingView; back: ReactNode; path: string }

/** After the end: whether everything is on the server, and when there will be a result. */
export function SitEnd({ seen: { opened, queue, sheet, isSaved }, back, path }: Props) {
  const client = useQueryClient()
  useEffect(() => void readAgain(client, [path]), [client, path])

  const { sit: text } = useText(takingText)
  const { state, endedAt } = queue?.answer ?? opened!
  const isTimed = ranOut(state)
  const left = unsaved(sheet, isSaved)
  const late = queue?.answer?.late ?? 0
  const submitted = left === 0 && late === 0 ? text.endedAt : text.endedOnly
  const [before = '', after = ''] = (isTimed ? text.ranOutAt : submitted).split('{time}')

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
