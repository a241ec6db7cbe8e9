import { resultExport } from '@residency/contract/areas/evaluation/results/result.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { ItemCharts } from './item-chart.tsx'
import { useResult, useResultRaters, useResultSubjects } from './result.queries.ts'
import { resultText } from './result.text.ts'
import './results.css'

/** A released target: the sum of what is shown, whom it rated, and by whom where that is named. */
export function ResultRecord({ id, list }: { id: number; list: string }) {
  const text = useText(resultText)
  const { directions } = useText(targetWords)
  const { data, error, refetch } = useResult(id)
  const scoreOf = useScore()
  if (!data) return <RecordPending list={list} error={error} onRetry={() => void refetch()} />

  const facts = [
    { label: text.form, value: data.form },
    {
      label: text.period,
      value: say(text.span, { from: data.periodFrom, until: data.periodUntil }),
    },
    { label: text.shown, value: say(text.subjects, { subjects: data.subjects }) },
    { label: text.n, value: say(text.answers, { n: data.n }) },
    { label: text.mean, value: scoreOf(data.mean) },
  ]

  return (
    <DetailScreen
      title={data.name}
      list={list}
      state={[directions[data.direction], data.isAnonymous ? text.blind : text.named].join(' · ')}
      actions={<ExportButton title={data.name} calls={resultExport} filters={{ targetId: id }} />}
      sections={[
        {
          title: text.whole,
          facts,
          content: data.isAnonymous && <p className="soft">{text.wholeNote}</p>,
        },
        { title: text.subjectList, content: <Subjects targetId={id} /> },
        ...(data.isAnonymous ? [] : [{ title: text.byRater, content: <Raters id={id} /> }]),
        ...(data.n > 0 ? [{ title: text.spread, content: <ItemCharts items={data.items} /> }] : []),
      ]}
    />
  )
}

function useScore() {
  const text = useText(resultText)
  return (mean: number | null) => (mean === null ? text.none : say(text.scoreOf, { mean }))
}

const FIRST = { pageNum: 1, pageSize: 20 }

function Subjects({ targetId }: { targetId: number }) {
  const text = useText(resultText)
  const scoreOf = useScore()
  const [query] = useSearchParams()
  const [page, setPage] = useState(FIRST)
  const { data, error, refetch } = useResultSubjects({ targetId, ...page })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.total === 0) return <p className="soft">{text.noSubjects}</p>

  return (
    <>
      <ul className="result-list">
        {data.list.map((row) => (
          <li key={row.id}>
            <span>
              <Link
                className="link-button"
                to={{
                  search: String(
                    new URLSearchParams({ ...Object.fromEntries(query), subject: String(row.id) }),
                  ),
                }}
              >
                {row.subject}
              </Link>{' '}
              {row.note && <span className="soft">{row.note}</span>}
            </span>
            <span className="figures">
              {[scoreOf(row.mean), say(text.answers, { n: row.n })].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Pages total={data.total} {...{ page, setPage }} />
    </>
  )
}

function Raters({ id }: { id: number }) {
  const text = useText(resultText)
  const scoreOf = useScore()
  const [page, setPage] = useState(FIRST)
  const { data, error, refetch } = useResultRaters({ id, ...page })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <>
      <ul className="result-list">
        {data.list.map((row) => (
          <li key={row.id}>
            <span>{row.rater}</span>
            <span className="figures">
              {[scoreOf(row.mean), say(text.answers, { n: row.n })].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      <Pages total={data.total} {...{ page, setPage }} />
    </>
  )
}

type PageProps = { total: number; page: typeof FIRST; setPage: (page: typeof FIRST) => void }

const Pages = ({ total, page, setPage }: PageProps) => (
  <PageBar
    {...{ current: page.pageNum, size: page.pageSize, total }}
    onPage={(pageNum) => setPage({ ...page, pageNum })}
    onSize={(pageSize) => setPage({ pageNum: 1, pageSize })}
  />
)
