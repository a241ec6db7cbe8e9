import type { Candidate } from '@residency/contract/areas/students/completion/completion.contract'
import type { BulkAnswer } from '@residency/contract/kernel'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { BulkResult } from '../../../screens/review/bulk-result.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { completionText } from './completion.text.ts'
import type { ProposeProps } from './propose-dialog.tsx'
import type { ScoreProps } from './score-dialog.tsx'

const ProposeDialog = lazyDialog<ProposeProps>(() =>
  import('./propose-dialog.tsx').then((part) => part.default),
)

const ScoreDialog = lazyDialog<ScoreProps>(() =>
  import('./score-dialog.tsx').then((part) => part.default),
)

/** What is done with those who finish soon: propose one or many, record scores. */
export function useCandidateActs() {
  const { candidates: text } = useText(completionText)

  const [proposed, setProposed] = useState<{
    rows: readonly Candidate[]
    done: () => void
    isOpen: boolean
  }>({
    rows: [],
    done: () => {},
    isOpen: false,
  })

  const [scored, setScored] = useState<{ row: Candidate | null; isOpen: boolean }>({
    row: null,
    isOpen: false,
  })

  const [result, setResult] = useState<BulkAnswer | null>(null)
  const propose = (rows: readonly Candidate[], done: () => void = () => {}) =>
    setProposed({ rows, done, isOpen: true })

  const actionsOf = (row: Candidate): RowAction[] =>
    row.actions.map((key) => ({
      key,
      label: key === 'propose' ? text.propose : text.score,
      onClick: () => (key === 'propose' ? propose([row]) : setScored({ row, isOpen: true })),
    }))

  const onDone = (answer: BulkAnswer) => {
    setResult(answer)
    proposed.done()
  }

  const dialogs = (
    <>
      <ProposeDialog
        {...proposed}
        onClose={() => setProposed({ ...proposed, isOpen: false })}
        onDone={onDone}
      />
      <ScoreDialog {...scored} onClose={() => setScored({ ...scored, isOpen: false })} />
      <BulkResult result={result} onClose={() => setResult(null)} />
    </>
  )

  return { propose, actionsOf, dialogs }
}
