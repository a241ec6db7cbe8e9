import { Button } from 'antd'
import { Can } from '../platform/permissions.tsx'
import { useAskedToAdd } from './use-asked-to-add.ts'

type Props = { perm?: string; onAdd: () => void; children: string }

/**
 * The button of a list that adds a record. With `perm`, readers who do not hold it do not see the
 * button. The search of the product presses it by the address (`?add=1`).
 */
export function AddButton({ perm, ...button }: Props) {
  return perm === undefined ? (
    <PlainButton {...button} />
  ) : (
    <Can perm={[perm]}>
      <PlainButton {...button} />
    </Can>
  )
}

function PlainButton({ onAdd, children }: Omit<Props, 'perm'>) {
  useAskedToAdd(onAdd)

  return (
    <Button type="primary" onClick={onAdd}>
      {children}
    </Button>
  )
}
