import { resultExport } from '@residency/contract/areas/evaluation/results/result.contract'
import { targetWords } from '@residency/contract/areas/evaluation/targets/text'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { DetailScreen, RecordPending } from '../../../screens/detail-screen.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { NameLines } from '../../../ui/tables/name-cell.tsx'
import { pageTurns } from '../../../ui/tables/page-bar.rules.ts'
import { PageBar } from '../../../ui/tables/page-bar.tsx'
import { ItemCharts } from './item-chart.tsx'
import { MAX_RANKED } from './ranked.rules.ts'
import { RankedTable } from './ranked-table.tsx'
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

const FIRST = { pageNum: 1, pageSize: MAX_RANKED }

function Subjects({ targetId }: { targetId: number }) {
  const text = useText(resultText)
  const [query] = useSearchParams()
  const [page, setPage] = useState(FIRST)
  const { data, error, refetch } = useResultSubjects({ targetId, ...page })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />
  if (data.total === 0) return <p className="soft">{text.noSubjects}</p>

  const addressOf = (id: number) => ({
    search: String(new URLSearchParams({ ...Object.fromEntries(query), subject: String(id) })),
  })

  return (
    <>
      <RankedTable
        rows={data.list}
        title={text.subjectList}
        nameOf={({ subject }) => subject}
        renderName={({ id, subject, note }) => (
          <NameLines name={subject} note={note} to={addressOf(id)} />
        )}
        isWhole={isAllOf(data)}
      />
      <Pages total={data.total} page={page} setPage={setPage} />
    </>
  )
}

function Raters({ id }: { id: number }) {
  const text = useText(resultText)
  const [page, setPage] = useState(FIRST)
  const { data, error, refetch } = useResultRaters({ id, ...page })
  if (!data) return <PendingPanel error={error} onRetry={() => void refetch()} />

  return (
    <>
      <RankedTable
        rows={data.list}
        title={text.who}
        nameOf={({ rater }) => rater}
        renderName={({ rater }) => rater}
        isWhole={false}
      />
      <Pages total={data.total} page={page} setPage={setPage} />
    </>
  )
}

const isAllOf = ({ list, total }: { list: readonly unknown[]; total: number }) =>
  list.length === total

type PageProps = { total: number; page: typeof FIRST; setPage: (page: typeof FIRST) => void }

/** Only where one page does not hold all. */
function Pages({ total, page, setPage }: PageProps) {
  return total > page.pageSize && <PageBar {...pageTurns(page, total, setPage)} />
}
