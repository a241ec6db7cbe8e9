import { ArrowLeftOutlined } from '@ant-design/icons'
import {
  type EvaluationRequest,
  requestSorts,
} from '@residency/contract/areas/evaluation/requests/request.contract'
import { requestFlow } from '@residency/contract/areas/evaluation/requests/request.flow'
import { requestWords } from '@residency/contract/areas/evaluation/requests/text'
import { Button } from 'antd'
import { Link } from 'react-router'
import { minuteOf } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { Pending } from '../../../screens/pending.tsx'
import { useOpened } from '../../../screens/review/use-opened.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { AnswerRequest } from './answer-request.tsx'
import { type RequestListInput, useRequest, useRequests } from './request.queries.ts'
import { answerPath, REQUEST_TONES } from './request.rules.ts'
import { requestText } from './request.text.ts'

/** The list shows what is to be answered until something else is chosen. */
const TO_DO = { state: requestFlow.initial } as const

/** View key evaluate/requested/index: what trainees ask the reader for; `?id=` opens one. */
export default function RequestedPage() {
  const { id, open } = useOpened()

  return id > 0 ? (
    <OneRequest key={id} id={id} onBack={() => open(null)} />
  ) : (
    <RequestList onOpen={open} />
  )
}

function OneRequest({ id, onBack }: { id: number; onBack: () => void }) {
  const { asked: text } = useText(requestText)
  const { states } = useText(requestWords).flows.evaluationRequest
  const { data, error, refetch } = useRequest(id)
  if (!data) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const { trainee, department, form, aboutOn: day, state, answerId } = data

  return (
    <section>
      <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={onBack}>
        {text.back}
      </Button>
      <div className="screen-head">
        <div>
          <h1>{trainee}</h1>
          <p className="screen-lead">
            <StateTag tone={REQUEST_TONES[state]}>{states[state]}</StateTag>{' '}
            {say(text.about, { department, form, day })}
          </p>
        </div>
      </div>
      <AnswerRequest request={data} onDone={onBack} />
      {answerId !== null && (
        <Link className="link-button" to={answerPath('given', answerId)}>
          {text.read}
        </Link>
      )}
    </section>
  )
}

function RequestList({ onOpen }: { onOpen: (id: number) => void }) {
  const { asked: text } = useText(requestText)
  const { states } = useText(requestWords).flows.evaluationRequest
  const list = useListState('asked-evaluations', ['keywords', 'state'], TO_DO)
  const result = useRequests(list.input as RequestListInput)
  const choices = toChoices([...requestFlow.states, 'all'], { ...states, all: text.all })

  return (
    <ListScreen<EvaluationRequest>
      title={text.title}
      lead={result.data && say(text.lead, { total: result.data.total })}
      list={list}
      result={result}
      columns={useRequestColumns(onOpen)}
      sorts={requestSorts}
      filters={[
        textFilter('keywords', text.search),
        { ...choiceFilter('state', text.state, choices), isScope: true },
      ]}
    >
      {text.empty}
    </ListScreen>
  )
}

function useRequestColumns(onOpen: (id: number) => void): Column<EvaluationRequest>[] {
  const { asked: text } = useText(requestText)
  const { states } = useText(requestWords).flows.evaluationRequest

  return [
    linesColumn(
      'trainee',
      text.trainee,
      { width: 180, card: 'title' },
      ({ id, trainee, department }) => ({
        name: trainee,
        note: department,
        onOpen: () => onOpen(id),
      }),
    ),
    { key: 'form', title: text.form, width: 200, card: 'fact', cell: ({ form }) => form },
    {
      key: 'lapses',
      sort: 'lapsesAt',
      title: text.lapses,
      width: 150,
      card: 'fact',
      cell: ({ lapsesAt }) => <span className="figures">{minuteOf(lapsesAt)}</span>,
    },
    {
      key: 'state',
      title: text.state,
      width: 110,
      card: 'state',
      cell: ({ state }) => <StateTag tone={REQUEST_TONES[state]}>{states[state]}</StateTag>,
    },
    actionsColumn(text.actions, 110, ({ id, actions }) =>
      actions.includes('answer')
        ? [{ key: 'answer', label: text.answer, onClick: () => onOpen(id) }]
        : [],
    ),
  ]
}
