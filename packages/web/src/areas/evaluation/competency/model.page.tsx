import type { Competency, Profession } from '@residency/contract/areas/evaluation/competency/competency.contract'
import { PROFESSIONS } from '@residency/contract/areas/evaluation/competency/competency.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/words'
import { labelIn } from '@residency/contract/kernel/label'
import { Button, Segmented } from 'antd'
import { useState } from 'react'
import { ask, toast } from '../../../platform/feedback.ts'
import { say, useLanguage, useText } from '../../../platform/i18n.ts'
import { Pending } from '../../../screens/pending.tsx'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { useCompetencies, useDeleteCompetency } from './competency.queries.ts'
import { competencyText } from './competency.text.ts'
import type { CompetencyFormProps } from './competency-form.tsx'
import './competency.css'
import { RequirementMap } from './requirement-map.tsx'

const CompetencyDialog = lazyDialog<CompetencyFormProps>(() => import('./competency-form.tsx').then((part) => part.default))

/** View key evaluate/competency/model: the model of a profession, and the requirements that count for it. */
export default function ModelPage() {
  const text = useText(competencyText)
  const { professions } = useText(competencyWords)
  const [profession, setProfession] = useState<Profession>('technician')
  const [opened, setOpened] = useState<{ competency: Competency | null } | null>(null)
  const { data, error, refetch } = useCompetencies(profession)
  if (!data) return <Pending title={text.modelTitle} error={error} onRetry={() => void refetch()} />
  return (
    <section>
      <div className="screen-head">
        <div>
          <h1>{text.modelTitle}</h1>
          <p className="screen-lead">{text.modelLead}</p>
        </div>
        <div className="screen-actions">
          <Segmented
            value={profession}
            options={PROFESSIONS.map((value) => ({ value, label: professions[value] }))}
            onChange={(value) => setProfession(value)}
          />
          <Button type="primary" onClick={() => setOpened({ competency: null })}>
            {text.add}
          </Button>
        </div>
      </div>
      <div className="panel">
        <Model competencies={data} onEdit={(competency) => setOpened({ competency })} />
      </div>
      <RequirementMap key={profession} profession={profession} competencies={data} />
      <CompetencyDialog
        isOpen={opened !== null}
        {...{ profession, competency: opened?.competency ?? null }}
        onClose={() => setOpened(null)}
      />
    </section>
  )
}

function Model({ competencies, onEdit }: { competencies: readonly Competency[]; onEdit: (one: Competency) => void }) {
  const text = useText(competencyText)
  const { domains, fields } = useText(competencyWords)
  const language = useLanguage()
  const remove = useDeleteCompetency()
  const onRemove = async ({ id, version, name }: Competency) => {
    if (!(await ask({ content: say(text.removeQuestion, { name }), okText: text.remove, danger: true }))) return
    remove.mutate({ id, version }, { onSuccess: () => void toast.success(text.removed) })
  }
  return (
    <table className="competency-table">
      <thead>
        <tr>
          <th scope="col">{text.competency}</th>
          <th scope="col">{fields.domain}</th>
          <th scope="col">{text.forms}</th>
          <th scope="col">{text.requirements}</th>
          <th scope="col">{text.actions}</th>
        </tr>
      </thead>
      <tbody>
        {competencies.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              {one.code} {labelIn(language, one.name, one.nameEn)}
            </th>
            <td>{domains[one.domain]}</td>
            <td>{one.formCount}</td>
            <td>{one.requirementCount}</td>
            <td>
              <Button type="link" aria-label={`${text.edit} ${one.code}`} onClick={() => onEdit(one)}>
                {text.edit}
              </Button>{' '}
              {one.formCount === 0 && (
                <Button type="link" danger aria-label={`${text.remove} ${one.code}`} onClick={() => void onRemove(one)}>
                  {text.remove}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
