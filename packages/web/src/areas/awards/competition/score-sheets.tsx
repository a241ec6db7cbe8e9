import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useScoring, useSubmitScores } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'
import { ScoreSheet } from './score-sheet.tsx'

/** The candidates of a competition with the reader’s own points; on a phone one below the other. */
export function ScoreSheets({ id, onBack }: { id: number; onBack: () => void }) {
  const all = useText(competitionText)
  const text = all.scoring
  const { data: scoring, error, refetch } = useScoring(id)
  const submit = useSubmitScores()
  if (!scoring) return <Pending title={text.title} error={error} onRetry={() => void refetch()} />

  const missing = scoring.candidates - scoring.scored

  const send = async () => {
    if (await ask({ title: text.submitQuestion, content: text.submitNote, okText: text.submit }))
      submit.mutate(id, { onSuccess: () => void toast.success(text.sent) })
  }

  const note = scoring.hidesNames ? text.blind : text.plain

  const chooseLead = () => {
    if (scoring.submittedAt) return say(text.submitted, { at: scoring.submittedAt })

    return scoring.isOpen ? note : text.closed
  }

  return (
    <section>
      <Button type="link" className="review-back" icon={<ArrowLeftOutlined />} onClick={onBack}>
        {all.back}
      </Button>
      <PageHead
        title={say(all.kindLine, { kind: scoring.kind, year: scoring.year })}
        lead={chooseLead()}
      />
      <div className="own-awards">
        {scoring.sheets.map((sheet) => (
          <ScoreSheet key={sheet.id} sheet={sheet} scoring={scoring} />
        ))}
      </div>
      {scoring.isOpen && (
        <div className="page-buttons">
          <span className="soft figures">
            {missing > 0
              ? say(text.missing, { count: missing })
              : say(text.done, { scored: scoring.scored, candidates: scoring.candidates })}
          </span>
          <Button
            type="primary"
            disabled={missing > 0}
            loading={submit.isPending}
            onClick={() => void send()}
          >
            {text.submit}
          </Button>
        </div>
      )}
    </section>
  )
}
