import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { ArrangeDialogProps } from './arrange-dialog.tsx'
import { examText } from './exam.text.ts'
import { ExamHead } from './exam-head.tsx'
import { ExamineeList } from './examinee-list.tsx'
import { SessionList } from './session-list.tsx'

const ArrangeDialog = lazyDialog<ArrangeDialogProps>(() =>
  import('./arrange-dialog.tsx').then((part) => part.ArrangeDialog),
)

/** All who wait, or these. */
type SeatingRequest = { ids: number[] | null }

/** View key recruit/examination/index: sessions and seats. */
export default function ExaminationPage() {
  const text = useText(examText)
  const [wanted, setWanted] = useState<SeatingRequest | null>(null)
  return (
    <ExamHead
      title={text.title}
      label={text.partsLabel}
      parts={text.parts}
      noIntake={text.noIntake}
    >
      {(part, intake, aside) => (
        <>
          {part === 'sessions' ? (
            <SessionList intake={intake} aside={aside} onArrange={() => setWanted({ ids: null })} />
          ) : (
            <ExamineeList intake={intake} aside={aside} onArrange={(ids) => setWanted({ ids })} />
          )}
          <ArrangeDialog
            isOpen={wanted !== null}
            intake={intake}
            ids={wanted?.ids ?? null}
            onClose={() => setWanted(null)}
          />
        </>
      )}
    </ExamHead>
  )
}
