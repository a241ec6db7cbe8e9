import { Button } from 'antd'
import { Can } from '../platform/permissions.tsx'

type Props = { perm: string; onAdd: () => void; children: string }

/** The button of a list that adds a record; readers who may not add any do not see it. */
export function AddButton({ perm, onAdd, children }: Props) {
  return (
    <Can perm={[perm]}>
      <Button type="primary" onClick={onAdd}>
        {children}
      </Button>
    </Can>
  )
}
