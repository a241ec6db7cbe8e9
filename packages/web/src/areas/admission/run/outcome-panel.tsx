import { resultSentence } from '@residency/contract/areas/admission/outcome.public'
import type { OutcomeRow } from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { admissionText } from './admission.text.ts'
import { OutcomeChoices } from './outcome-choices.tsx'

/** One person's result by choice. */
export function OutcomePanel({ row, onClose }: { row: OutcomeRow | null; onClose: () => void }) {
  const text = useText(admissionText)
  const { outcomes: words } = useText(runWords)
  return (
    <SidePanel
      title={row ? say(text.choicesOf, { name: row.realName }) : ''}
      isOpen={row !== null}
      onClose={onClose}
      width={520}
    >
      {row && (
        <>
          <p className="outcome-lead">{resultSentence(words, row.outcomes)}</p>
          <OutcomeChoices outcomes={row.outcomes} />
        </>
      )}
    </SidePanel>
  )
}
