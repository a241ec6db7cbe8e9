import { Button } from 'antd'

type AddButtonProps = { label: string; isDisabled?: boolean; onAdd?: () => void }
/** The button above a list that adds a record to it. */
export const AddButton = ({ label, isDisabled = false, onAdd }: AddButtonProps) => (
  <Button type="primary" disabled={isDisabled} onClick={onAdd}>
    {label}
  </Button>
)
