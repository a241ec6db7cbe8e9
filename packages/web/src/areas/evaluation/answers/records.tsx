import {
  type EvaluationRecord,
  RECORD_VIEWS,
} from '@residency/contract/areas/evaluation/answers/answer.contract'
import { answerWords } from '@residency/contract/areas/evaluation/answers/text'
import { TEMPLATE_KINDS } from '@residency/contract/areas/evaluation/templates/template.contract'
import { templateWords } from '@residency/contract/areas/evaluation/templates/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { choiceFilter, dayFilter, textFilter } from '../../../screens/list/list-filters.tsx'
import { ListScreen } from '../../../screens/list/list-screen.tsx'
import { useListState } from '../../../screens/list/list-state.ts'
import { useRecordId } from '../../../screens/record.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { type RecordListInput, useEvaluations } from './answer.queries.ts'
import { answerText } from './answer.text.ts'
import { AnswerRecord } from './answer-record.tsx'
import { useRecordColumns } from './record.columns.tsx'

type Props = { isOwn: boolean }

/**
 * View keys evaluate/own/record and evaluate/student/record/index: named evaluations; `?id=` opens
 * one.
 */
export function Records({ isOwn }: Props) {
  const text = useText(answerText)
  const id = useRecordId()
  const title = isOwn ? text.recordTitle : text.allTitle

  return id === null ? (
    <RecordList isOwn={isOwn} title={title} />
  ) : (
    <AnswerRecord id={id} list={title} />
  )
}

function RecordList({ isOwn, title }: Props & { title: string }) {
  const text = useText(answerText)
  const { recordViews, fields } = useText(answerWords)
  const { templateKinds } = useText(templateWords)

  const list = useListState(isOwn ? 'own-records' : 'evaluations', [
    'keywords',
    'view',
    'kind',
    'from',
    'until',
  ])

  const result = useEvaluations({
    ...list.input,
    ...(isOwn ? {} : { view: 'all' }),
  } as RecordListInput)

  const columns = useRecordColumns()

  const views = toChoices(
    RECORD_VIEWS.filter((view) => view !== 'all'),
    recordViews,
  )

  const kinds = toChoices(TEMPLATE_KINDS, templateKinds)

  return (
    <ListScreen<EvaluationRecord>
      title={title}
      lead={result.data && say(text.recordLead, { total: result.data.total })}
      list={list}
      result={result}
      columns={columns}
      filters={[
        ...(isOwn ? [choiceFilter('view', fields.view, views)] : []),
        textFilter('keywords', text.searchRecord),
        choiceFilter('kind', text.form, kinds),
        dayFilter('from', fields.from),
        dayFilter('until', fields.until),
      ]}
    >
      {text.recordEmpty}
    </ListScreen>
  )
}
