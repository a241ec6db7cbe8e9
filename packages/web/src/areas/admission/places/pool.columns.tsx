import type { LivePool } from '@residency/contract/areas/admission/run/place.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { placesText } from './places.text.ts'

export type PoolAct = 'one' | 'all' | 'show'
const canCall = (pool: LivePool) => pool.free > 0 && pool.waiting > 0

/** Columns of the pools, with the actions on the waiting list. */
export function usePoolColumns(
  mayCall: boolean,
  act: (what: PoolAct, pool: LivePool) => void,
): Column<LivePool>[] {
  const text = useText(placesText)
  const { traineeKinds } = useText(signupWords)

  const actionsOf = (pool: LivePool): RowAction[] => [
    ...(mayCall && canCall(pool)
      ? [{ key: 'one', label: text.callOne, onClick: () => act('one', pool) }]
      : []),
    ...(mayCall && canCall(pool) && Math.min(pool.free, pool.waiting) > 1
      ? [{ key: 'all', label: text.callAll, onClick: () => act('all', pool) }]
      : []),
    { key: 'show', label: text.show, onClick: () => act('show', pool) },
  ]

  const figure = (key: 'seats' | 'held' | 'confirmed' | 'free' | 'waiting'): Column<LivePool> => ({
    key,
    title: text[key],
    width: 80,
    align: 'right',
    ...(key === 'free' || key === 'waiting' ? { card: 'fact' as const } : {}),
    cell: (pool) => <span className="figures">{pool[key]}</span>,
  })

  return [
    linesColumn(
      'offer',
      text.offer,
      { width: 260, card: 'title' },
      ({ offer, base, traineeKind }) => ({
        name: offer,
        note: traineeKind ? `${base} · ${traineeKinds[traineeKind]}` : base,
      }),
    ),
    figure('seats'),
    figure('held'),
    figure('confirmed'),
    figure('free'),
    figure('waiting'),
    {
      key: 'next',
      title: text.next,
      width: 130,
      card: 'fact',
      cell: (pool) => pool.next ?? <span className="soft">{text.nobody}</span>,
    },
    actionsColumn(text.actions, 150, actionsOf),
  ]
}
