import type { Column } from '../../ui/tables/column.ts'

/** The order that a list has by itself. */
export const OWN_ORDER = ''

type Sentences = { ownOrder: string; rising: string; falling: string }

/** The orders of a list as choices: its own, then each of its sortable columns up and down. */
export function ordersOf<Row>(
  columns: readonly Column<Row>[],
  sorts: readonly string[],
  { ownOrder, rising, falling }: Sentences,
): { value: string; label: string }[] {
  const sortable = columns
    .map(({ key, sort = key, title }) => ({ name: sort, title }))
    .filter(({ name }) => sorts.includes(name))

  return [
    { value: OWN_ORDER, label: ownOrder },
    ...sortable.flatMap(({ name, title }) => [
      { value: name, label: `${title} ${rising}` },
      { value: `-${name}`, label: `${title} ${falling}` },
    ]),
  ]
}
