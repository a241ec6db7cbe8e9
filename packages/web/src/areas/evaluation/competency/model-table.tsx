import type { Competency } from '@residency/contract/areas/evaluation/competency/competency.contract'
import { competencyWords } from '@residency/contract/areas/evaluation/competency/text'
import { labelIn } from '@residency/contract/kernel/label'
import { Button } from 'antd'
import { useLanguage, useText } from '../../../platform/texts/i18n.ts'
import { askToDelete } from '../../../screens/ask-to-delete.ts'
import { useDeleteCompetency } from './competency.queries.ts'
import { competencyText } from './competency.text.ts'

/** Sub-competencies with how many forms and requirements count for each. */
export function ModelTable({
  competencies,
  onEdit,
}: {
  competencies: readonly Competency[]
  onEdit: (competency: Competency) => void
}) {
  const text = useText(competencyText)
  const { domains, fields } = useText(competencyWords)
  const language = useLanguage()
  const remove = useDeleteCompetency()
  const onRemove = ({ id, version, name }: Competency) =>
    askToDelete(text, { name }, () => remove.mutateAsync({ id, version }))

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
        {competencies.map((competency) => (
          <tr key={competency.id}>
            <th scope="row">
              {competency.code} {labelIn(language, competency.name, competency.nameEn)}
            </th>
            <td>{domains[competency.domain]}</td>
            <td>{competency.formCount}</td>
            <td>{competency.requirementCount}</td>
            <td>
              <Button
                type="link"
                aria-label={`${text.edit} ${competency.code}`}
                onClick={() => onEdit(competency)}
              >
                {text.edit}
              </Button>{' '}
              {competency.formCount === 0 && (
                <Button
                  type="link"
                  danger
                  aria-label={`${text.remove} ${competency.code}`}
                  onClick={() => void onRemove(competency)}
                >
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
