import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type {
  Rotation,
  RotationBlock,
} from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { actionsColumn } from '../../../ui/columns/actions-column.tsx'
import { linesColumn } from '../../../ui/columns/lines-column.tsx'
import { stateColumn } from '../../../ui/columns/state-column.tsx'
import type { Column } from '../../../ui/tables/column.ts'
import type { RowAction } from '../../../ui/tables/row-actions.tsx'
import { RowTable } from '../../../ui/tables/row-table.tsx'
import { BLOCK_TONES, isToBeSupervised } from '../blocks/block-tones.rules.ts'
import { ownText } from './own.text.ts'

type Props = {
  rotation: Rotation
  actionsOf?: ((block: RotationBlock) => RowAction[]) | undefined
  hint?: string | undefined
}

/** The stays of a rotation by day, and the days out of it. */
export function Stays({ rotation: { blocks, absences }, actionsOf, hint }: Props) {
  const text = useText(ownText)
  return (
    <>
      <section className="panel stays" aria-label={text.list}>
        <h2>{text.list}</h2>
        {hint && <p className="soft no-print">{hint}</p>}
        <RowTable<RotationBlock>
          rows={blocks}
          columns={useStayColumns(actionsOf)}
          label={text.list}
          nameOf={({ department }) => department}
        />
      </section>
      {absences.length > 0 && (
        <section className="panel" aria-label={text.absences}>
          <h2>{text.absences}</h2>
          <ul className="record-list">
            {absences.map((absence) => (
              <li key={absence.startsOn}>
                <span className="figures">
                  {absence.startsOn === absence.endsOn
                    ? absence.startsOn
                    : `${absence.startsOn} – ${absence.endsOn}`}
                </span>{' '}
                <span className="soft">{absence.reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function useStayColumns(actionsOf: Props['actionsOf']): Column<RotationBlock>[] {
  const text = useText(ownText)
  const { states } = useText(blockWords).flows.rotationBlock

  const note = (row: RotationBlock) =>
    [
      row.parent,
      ...(row.stage ? [text.stages[row.stage as 1 | 2]] : []),
      ...(row.isRepeat ? [text.repeat] : []),
    ].join(' · ')

  const actions: Column<RotationBlock> = actionsColumn(
    text.actions,
    120,
    (row) => actionsOf?.(row) ?? [],
  )

  return [
    linesColumn('department', text.department, { width: 220, card: 'title' }, (row) => ({
      name: row.department,
      note: note(row),
    })),
    linesColumn('days', text.days, { width: 220, card: 'fact' }, (row) => ({
      name: `${row.startsOn} – ${row.endsOn}`,
      note: [
        say(text.months, { count: row.months }),
        ...(row.daysLeft ? [say(text.left, { days: row.daysLeft })] : []),
      ].join(' · '),
    })),
    {
      key: 'supervisor',
      title: text.supervisor,
      width: 140,
      card: 'fact',
      cell: (row) =>
        row.supervisor ?? (
          <span className="soft">{isToBeSupervised(row.state) ? text.noSupervisor : '—'}</span>
        ),
    },
    stateColumn('state', text.state, { width: 130, tones: BLOCK_TONES, words: states }),
    ...(actionsOf ? [actions] : []),
  ]
}
