import type {
  Scoring,
  ScoringSheet,
} from '@residency/contract/areas/awards/competition/award-scoring.contract'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { NumberInput } from '../../../ui/fields/number-input.tsx'
import { useFileWindowOf } from '../../files/files.public.ts'
import { useSaveScores } from './competition.queries.ts'
import { competitionText } from './competition.text.ts'

/** One candidate: what was done, and the reader’s points by criterion. */
export function ScoreSheet({ sheet, scoring }: { sheet: ScoringSheet; scoring: Scoring }) {
  const all = useText(competitionText)
  const text = all.scoring
  const id = useId()
  const files = useFileWindowOf()
  const save = useSaveScores()
  const [points, setPoints] = useState(
    new Map(sheet.points.map((input) => [input.criterionId, input.points])),
  )
  const number = say(all.number, { code: sheet.code })

  const send = () => {
    const scores = [...points].map(([criterionId, value]) => ({ criterionId, points: value }))
    const onSuccess = () => void toast.success(say(text.saved, { code: sheet.code }))
    save.mutate({ id: scoring.id, candidateId: sheet.id, points: scores }, { onSuccess })
  }

  const put = (criterionId: number, value: number | null) => {
    const next = new Map(points)
    if (value === null) next.delete(criterionId)
    else next.set(criterionId, value)
    setPoints(next)
  }

  return (
    <section className="panel" aria-label={number}>
      <div className="own-award-head">
        <h2>{sheet.name ?? number}</h2>
        {sheet.name && (
          <span className="soft">{[number, sheet.base].filter(Boolean).join(' · ')}</span>
        )}
      </div>
      <p className="award-statement">{sheet.statement}</p>
      {sheet.files.map((file) => (
        <button
          key={file.filePath}
          type="button"
          className="link-button"
          onClick={() => files.preview(file)}
        >
          {file.name}
        </button>
      ))}
      {files.previewWindow}
      <div className="award-points">
        {scoring.criteria.map(({ id: criterionId, name, weight, scale }) => (
          <div key={criterionId}>
            <label htmlFor={`${id}-${criterionId}`}>
              {say(text.points, { criterion: name, scale, weight })}
            </label>
            <NumberInput
              id={`${id}-${criterionId}`}
              value={points.get(criterionId) ?? null}
              min={0}
              max={scale}
              precision={0}
              inputMode="numeric"
              disabled={!scoring.isOpen}
              onChange={(value) => put(criterionId, value)}
            />
          </div>
        ))}
        {scoring.isOpen && (
          <Button loading={save.isPending} aria-label={`${text.save} ${number}`} onClick={send}>
            {text.save}
          </Button>
        )}
      </div>
    </section>
  )
}
