import { Checkbox, Form } from 'antd'
import './roles-field.css'
import { useAudienceOptions } from './windows/window.queries.ts'

/** Roles as visible checkboxes; none selected means everybody. */
export function RolesField({ name, label, help }: { name: string; label: string; help: string }) {
  const roles = useAudienceOptions()
  return (
    <Form.Item name={name} label={label} extra={help}>
      <Checkbox.Group options={roles.data ?? []} className="roles-field" aria-label={label} />
    </Form.Item>
  )
}
