import { Switch } from 'antd'
import { useText } from '../../platform/i18n.ts'
import { StateTag } from '../../ui/state-tag.tsx'
import { organisationText } from './organisation.text.ts'
import { useOrganisationWords } from './use-organisation-words.ts'

type Props = { row: { name: string; status: 0 | 1 }; canEdit: boolean; onToggle: () => void }
/** Whether a record is enabled: a switch with permission, else a tag. */
export function StatusSwitch({ row, canEdit, onToggle }: Props) {
  const text = useText(organisationText)
  const { fields } = useOrganisationWords()
  return (
    <span className="nowrap">
      {canEdit && <Switch size="small" checked={row.status === 1} aria-label={`${fields.status}: ${row.name}`} onChange={onToggle} />}{' '}
      <StateTag tone={row.status === 1 ? 'good' : 'calm'}>{text.states[row.status]}</StateTag>
    </span>
  )
}
