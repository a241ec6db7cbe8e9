import type { OwnRequest } from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { useOwnRequests, useWithdrawRequest } from './request.queries.ts'
import { answerPath, REQUEST_TONES } from './request.rules.ts'
import { requestText } from './request.text.ts'
import { RequestCode } from './request-code.tsx'

type Props = { shownId: number | null; onShow: (id: number | null) => void }

/** What the trainee has asked for, with the code of an open request. */
export function OwnRequests({ shownId, onShow }: Props) {
  const { own: text } = useText(requestText)
  const [page, setPage] = useState({ pageNum: 1, pageSize: 10 })
  const { data, error, refetch } = useOwnRequests(page)
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <section className="panel own-requests" aria-label={text.title}>
      <h2>{text.title}</h2>
      {data.total === 0 && <p className="soft">{text.empty}</p>}
      <ul>
        {data.list.map((request) => (
          <OwnRequestLine key={request.id} request={request} onShow={() => onShow(request.id)} />
        ))}
      </ul>
      {data.total > page.pageSize && <PageBar {...pageTurns(page, data.total, setPage)} />}
      <RequestCode
        isOpen={shownId !== null}
        request={data.list.find(({ id }) => id === shownId) ?? null}
        onClose={() => onShow(null)}
      />
    </section>
  )
}

function OwnRequestLine({ request, onShow }: { request: OwnRequest; onShow: () => void }) {
  const { own: text } = useText(requestText)
  const { states, actions } = useText(requestWords).flows.evaluationRequest
  const { supervisor, form, department, state, code, answerId, mayWithdraw } = request
  const withdraw = useWithdrawRequest()

  const takeBack = () =>
    askToWithdraw({ ...text, withdraw: actions.withdraw }, { name: supervisor }, () =>
      withdraw.mutateAsync(request.id),
    )

  return (
    <li>
      <div className="panel-head">
        <b>{form}</b>
        <StateTag tone={REQUEST_TONES[state]}>{states[state]}</StateTag>
      </div>
      <dl className="request-facts">
        <Fact name={text.supervisor}>{supervisor}</Fact>
        <Fact name={text.stay}>{department}</Fact>
        <Fact name={text.aboutOn}>
          <span className="figures">{request.aboutOn}</span>
        </Fact>
      </dl>
      <p className="soft figures">
        {code
          ? say(text.until, { until: minuteOf(request.lapsesAt) })
          : say(text.askedAt, { at: minuteOf(request.askedAt) })}
      </p>
      <div className="request-steps">
        {code && <Button onClick={onShow}>{text.show}</Button>}
        {mayWithdraw && <Button onClick={() => void takeBack()}>{actions.withdraw}</Button>}
        {answerId !== null && (
          <Link className="link-button" to={answerPath('about', answerId)}>
            {text.read}
          </Link>
        )}
      </div>
    </li>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
