import type { EvaluationSettings } from '@residency/contract/areas/evaluation/settings/setting.contract'
import { Select } from 'antd'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useSetDepartmentForm } from './setting.queries.ts'
import { settingText } from './setting.text.ts'
import './settings.css'

/** The form that supervisors of each department find first. */
export function DepartmentForms({ of: { departments, forms } }: { of: EvaluationSettings }) {
  const text = useText(settingText)
  const set = useSetDepartmentForm()
  const choose = (id: number, seriesId: number | null) =>
    set.mutate({ id, seriesId }, { onSuccess: () => void toast.success(text.saved) })

  return (
    <>
      <p className="soft">{text.departmentHelp}</p>
      <ul className="setting-departments">
        {departments.map(({ id, name, seriesId }) => (
          <li key={id}>
            <span>{name}</span>
            <Select
              allowClear
              aria-label={name}
              placeholder={text.none}
              value={seriesId}
              options={forms}
              onChange={(value?: number) => choose(id, value ?? null)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
