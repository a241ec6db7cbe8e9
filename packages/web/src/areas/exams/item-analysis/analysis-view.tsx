import { examPermissions as may } from '@residency/contract/areas/exams/exam/access'
import {
  type AnalysedItem,
  analysisExport,
  type ItemAnalysisAnswer,
} from '@residency/contract/areas/exams/marking/analysis.contract'
import { useState } from 'react'
import { Can } from '../../../platform/permissions.tsx'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PendingPanel } from '../../../screens/pending.tsx'
import { ExportButton } from '../../../screens/sheets/sheet-buttons.tsx'
import { ChoiceInput } from '../../../ui/choices/choice-input.tsx'
import { DownloadButton } from '../../../ui/download-button.tsx'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { downloadResponses, useItemAnalysis } from '../marking/marking.queries.ts'
import type { ExamResult } from '../results/result-figures.tsx'
import { analysisText } from './analysis.text.ts'
import { useItemColumns } from './item.columns.tsx'
import { figure } from './item.rules.ts'
import { ItemDetail } from './item-detail.tsx'

const EXAM = 'exam'

/** Figures of the questions of an exam, or of one of its papers over all exams. */
export default function AnalysisView({ exam }: { exam: Pick<ExamResult, 'id' | 'papers'> }) {
  const text = useText(analysisText)
  const [of, setOf] = useState(EXAM)
  const [openItem, setOpenItem] = useState<AnalysedItem | null>(null)
  const input = of === EXAM ? { examId: String(exam.id) } : { paperId: of }
  const { data, error, refetch } = useItemAnalysis(input)
  const columns = useItemColumns(data?.items ?? [], setOpenItem)

  const choices = [
    { value: EXAM, label: text.thisExam },
    ...exam.papers.map(({ id, title }) => ({
      value: String(id),
      label: say(text.paperOf, { title }),
    })),
  ]

  return (
    <section aria-label={text.title}>
      <div className="screen-head analysis-head">
        <h2>{text.title}</h2>
        <div className="screen-actions">
          <ChoiceInput
            options={choices}
            value={of}
            onChange={(next) => setOf(next ?? EXAM)}
            aria-label={text.of}
          />
          <ExportButton title={text.title} calls={analysisExport} filters={input} />
          <Can perm={[may.export]}>
            <DownloadButton download={() => downloadResponses(input)}>{text.csv}</DownloadButton>
          </Can>
        </div>
      </div>
      {data ? (
        <div className="panel">
          <Whole analysis={data} />
          {data.items.length > 0 && (
            <RowTable<AnalysedItem>
              rows={data.items}
              columns={columns}
              density="small"
              label={text.title}
              nameOf={(row) => say(text.questionOf, { number: row.number })}
            />
          )}
        </div>
      ) : (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      )}
      <ItemDetail item={openItem} onClose={() => setOpenItem(null)} />
    </section>
  )
}

/**
 * What holds for the whole, and a sentence for each kind of figure there are too few answers for.
 */
function Whole({
  analysis: { takers, alpha, alphaSe, byHand, heldBack, needs, items },
}: {
  analysis: ItemAnalysisAnswer
}) {
  const text = useText(analysisText)
  const max = Math.max(0, ...items.map(({ n }) => n))

  const sentences = [
    max < needs.classical && say(text.fewClassical, { needs: needs.classical }),
    max < needs.rasch && say(text.fewRasch, { needs: needs.rasch }),
    max < needs.twoPl && say(text.fewTwoPl, { needs: needs.twoPl }),
  ].filter(Boolean)

  const reliability =
    alpha === null ? text.noAlpha : say(text.alphaOf, { alpha: figure(alpha), se: figure(alphaSe) })

  return (
    <>
      <p className="soft">
        {say(text.lead, { takers })}
        {byHand > 0 && `; ${say(text.byHand, { count: byHand })}`}
      </p>
      {heldBack > 0 && <p className="soft">{say(text.heldBack, { count: heldBack })}</p>}
      {items.length === 0 && heldBack === 0 && <p>{text.noItems}</p>}
      <p className="figures">
        {text.alpha}: {reliability}
      </p>
      {items.length > 0 && sentences.length > 0 && <p className="soft">{sentences.join(' ')}</p>}
    </>
  )
}
