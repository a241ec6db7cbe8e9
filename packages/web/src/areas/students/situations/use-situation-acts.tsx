import type { Situation } from '@residency/contract/areas/students/situations/situation.contract'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import type { SituationAct } from './act-dialog.tsx'
import { situationText } from './situation.text.ts'

const ActDialog = lazyDialog(() => import('./act-dialog.tsx').then((part) => part.ActDialog))

/** Ending a situation with its actual day, and retracting a record. */
export function useSituationActs() {
  const text = useText(situationText)
  const [situationAct, setSituationAct] = useState<SituationAct | null>(null)

  const actionsOf = (situation: Situation): RowAction[] => [
    ...(situation.mayEnd
      ? [
          {
            key: 'end',
            label: text.end,
            onClick: () => setSituationAct({ act: 'end', situation }),
          },
        ]
      : []),
    ...(situation.mayRetract
      ? [
          {
            key: 'retract',
            label: text.retract,
            danger: true,
            onClick: () => setSituationAct({ act: 'retract', situation }),
          },
        ]
      : []),
  ]

  const dialogs = (
    <ActDialog
      isOpen={situationAct !== null}
      situationAct={situationAct}
      onClose={() => setSituationAct(null)}
    />
  )

  return { actionsOf, dialogs }
}
