import type { AwardLimit } from '@residency/contract/areas/awards/kinds/award-limit.contract'
import { awardKindWords } from '@residency/contract/areas/awards/kinds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { figuresColumn } from '../../../ui/columns/figures-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import { allowedActions } from '../../../ui/tables/allowed-actions.ts'
import type { Column } from '../../../ui/tables/column.ts'
import { kindText } from './kind.text.ts'
import { LIMIT_TONES } from './limit-tones.rules.ts'

type Handlers = { onEdit: (row: AwardLimit) => void; onRemove: (row: AwardLimit) => void }

/** Columns of the limits of awards. */
export function useLimitColumns({ onEdit, onRemove }: Handlers): Column<AwardLimit>[] {
  const all = useText(kindText)
  const text = all.limits
  const { fields, audiences, limitStates } = useText(awardKindWords)

  const note = (row: AwardLimit) =>
    [
      row.baseQuota === null ? null : say(text.perBase, { quota: row.baseQuota }),
      ...row.bases.map(({ base, granted, quota }) => say(text.single, { base, granted, quota })),
    ]
      .filter(Boolean)
      .join(' · ')

  return [
    linesColumn('kind', fields.kindId, { width: 190, card: 'title' }, (row) => ({
      name: row.kind,
      note: `${say(text.year, { year: row.year })} · ${audiences[row.audience]}`,
      onOpen: row.actions.includes('edit') ? () => onEdit(row) : undefined,
    })),
    {
      key: 'days',
      sort: 'opensOn',
      title: text.days,
      width: 130,
      card: 'fact',
      cell: (row) => (
        <span className="figures">
          {say(text.span, { from: row.opensOn, until: row.closesOn })}
        </span>
      ),
    },
    linesColumn('used', text.used, { sort: 'granted', width: 220, card: 'fact' }, (row) => ({
      name: `${row.granted} / ${row.quota ?? text.noLimit}`,
      note: note(row),
    })),
    figuresColumn('applied', text.applied, { width: 80, align: 'right' }),
    stateColumn('state', fields.state, { width: 90, tones: LIMIT_TONES, words: limitStates }),
    actionsColumn(all.actions, 120, (row) =>
      allowedActions(row, {
        edit: { label: all.edit, onClick: onEdit },
        delete: { label: all.remove, danger: true, onClick: onRemove },
      }),
    ),
  ]
}
