import {
  type Competency,
  PROFESSIONS,
  type Profession,
} from '@residency/contract/areas/evaluation/competency/competency.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { Pending } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { toChoices } from '../../../ui/choices/choices.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useCompetencies } from './competency.queries.ts'
import { competencyText } from './competency.text.ts'
import type { CompetencyFormProps } from './competency-form.tsx'
import './competency.css'
import { ModelTable } from './model-table.tsx'
import { RequirementMap } from './requirement-map.tsx'

const CompetencyDialog = lazyDialog<CompetencyFormProps>(() =>
  import('./competency-form.tsx').then((part) => part.default),
)

/**
 * View key evaluate/competency/model: the model of a profession, and the requirements that count
 * for it.
 */
export default function ModelPage() {
  const text = useText(competencyText)
  const { professions, fields } = useText(competencyWords)
  const [profession, setProfession] = useState<Profession>('technician')
  const competencyDialog = useRowDialog<Competency>()
  const { data, error, refetch } = useCompetencies(profession)
  if (!data) return <Pending title={text.modelTitle} error={error} onRetry={() => void refetch()} />

  return (
    <section>
      <PageHead title={text.modelTitle} lead={text.modelLead}>
        <Segmented
          aria-label={fields.profession}
          value={profession}
          options={toChoices(PROFESSIONS, professions)}
          onChange={(value) => setProfession(value)}
        />
        <Button type="primary" onClick={competencyDialog.add}>
          {text.add}
        </Button>
      </PageHead>
      <div className="panel">
        <ModelTable competencies={data} onEdit={competencyDialog.open} />
      </div>
      <RequirementMap key={profession} profession={profession} competencies={data} />
      <CompetencyDialog
        isOpen={competencyDialog.isOpen}
        profession={profession}
        competency={competencyDialog.opened}
        onClose={competencyDialog.close}
      />
    </section>
  )
}
