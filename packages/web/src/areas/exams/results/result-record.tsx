import { markingWords } from '@residency/contract/areas/exams/marking/text'
import { Segmented } from 'antd'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { Outline } from '../../../ui/outline.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../marking/marking.css'
import { useExamResult } from '../marking/marking.queries.ts'
import { RESULT_TONES } from '../marking/marking.rules.ts'
import { ProgressView } from './progress-view.tsx'
import { RegradeView } from './regrade-view.tsx'
import { ReleaseResults } from './release-results.tsx'
import { resultText } from './result.text.ts'
import { ResultFigures } from './result-figures.tsx'
import { ResultPeople } from './result-people.tsx'

const AnalysisView = lazy(() => import('../item-analysis/analysis-view.tsx'))
const VIEWS = ['people', 'progress', 'regrade', 'analysis'] as const
type View = (typeof VIEWS)[number]

/** What came out of an exam, from four sides; the side is in the address. */
export function ResultRecord({ id }: { id: number }) {
  const text = useText(resultText)
  const { resultStatuses } = useText(markingWords)
  const [query, setQuery] = useSearchParams()
  const { data, error, refetch } = useExamResult(id)
  if (!data) return <RecordPending list={text.title} error={error} onRetry={() => void refetch()} />

  const view = VIEWS.find((one) => one === query.get('view')) ?? 'people'

  const show = (next: View) => {
    const address = new URLSearchParams(query)
    address.set('view', next)
    address.delete('page')
    setQuery(address, { replace: true })
  }

  return (
    <>
      <DetailScreen
        title={data.name}
        list={text.title}
        state={<StateTag tone={RESULT_TONES[data.status]}>{resultStatuses[data.status]}</StateTag>}
        actions={
          <>
            <Link to={`/course/exam?id=${id}`}>{text.toExam}</Link>
            <ReleaseResults id={id} />
          </>
        }
        sections={[]}
      />
      <div className="result-views">
        <Segmented<View>
          aria-label={text.view}
          options={toChoices(VIEWS, text.views)}
          value={view}
          onChange={show}
        />
      </div>
      {view === 'people' && (
        <>
          <ResultFigures exam={data} />
          <ResultPeople id={id} />
        </>
      )}
      {view === 'progress' && <ProgressView id={id} />}
      {view === 'regrade' && <RegradeView id={id} whyNot={data.whyNoRegrade} />}
      {view === 'analysis' && (
        <Suspense fallback={<Outline className="list-skeleton" rows={8} />}>
          <AnalysisView exam={data} />
        </Suspense>
      )}
    </>
  )
}
