import type { RowAction } from './row-actions.tsx'

type Act<Row> = Omit<RowAction, 'key' | 'onClick'> & { onClick: (row: Row) => void }

/** The actions that the server allows for a row, in the order in which `acts` names them. */
export const allowedActions = <Row extends { actions: readonly string[] }>(
  row: Row,
  acts: { readonly [Key in Row['actions'][number]]?: Act<Row> },
): RowAction[] =>
  Object.entries<Act<Row> | undefined>(acts).flatMap(([key, act]) =>
    act && row.actions.includes(key) ? [{ ...act, key, onClick: () => act.onClick(row) }] : [],
  )

/** Whether the server allows an action for every one of the selected rows. */
export const isAllowedForAll = <Action extends string>(
  rows: readonly { actions: readonly Action[] }[],
  action: Action,
): boolean => rows.every((row) => row.actions.includes(action))
