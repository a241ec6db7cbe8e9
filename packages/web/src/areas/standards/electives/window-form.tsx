import type { CohortRow } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { windowForm } from '@residency/contract/areas/standards/electives/electives.contract'
import { electivesWords } from '@residency/contract/areas/standards/electives/text'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { MomentField } from '../../../ui/times/time-fields.tsx'
import { useSetWindow } from './electives.queries.ts'
import { electivesText } from './electives.text.ts'

export type WindowFormProps = { isOpen: boolean; cohort: CohortRow | null; onClose: () => void }
type Values = { from: string | null; until: string | null }
const { shape } = windowForm

/** From when until when the members of a cohort choose their electives. */
export default function WindowForm({ isOpen, cohort: latestCohort, onClose }: WindowFormProps) {
  const cohort = useFirstRead(isOpen, latestCohort)
  const text = useText(electivesText)
  const { fields } = useText(electivesWords)
  const save = useSetWindow()

  return (
    <FormDialog<Values>
      title={say(text.windowTitle, { name: cohort?.name ?? '' })}
      isOpen={isOpen}
      onClose={onClose}
      width={560}
      initial={{ from: cohort?.electivesFrom ?? null, until: cohort?.electivesUntil ?? null }}
      submit={async ({ from, until }) => {
        if (!cohort) return

        await save.mutateAsync({
          id: cohort.id,
          version: cohort.version,
          from: from ?? null,
          until: until ?? null,
        })

        toast.success(text.windowSaved)
      }}
    >
      <MomentField name="from" label={fields.from} edge="start" shape={shape.from} isOptional />
      <MomentField
        name="until"
        label={fields.until}
        edge="end"
        shape={shape.until}
        help={text.windowHelp}
        isOptional
      />
    </FormDialog>
  )
}
