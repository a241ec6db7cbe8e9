import { Button } from 'antd'
import { Can } from '../platform/permissions.tsx'

type Props = { perm?: string; onAdd: () => void; children: string }

/**
 * The button of a list that adds a record. With `perm`, readers who do not hold it do not see the
 * button.
 */
export function AddButton({ perm, onAdd, children }: Props) {
  const button = (
    <Button type="primary" onClick={onAdd}>
      {children}
    </Button>
  )

  return perm === undefined ? button : <Can perm={[perm]}>{button}</Can>
}
