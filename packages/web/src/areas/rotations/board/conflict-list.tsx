import { CloseOutlined, WarningFilled } from '@ant-design/icons'
import {
  CONFLICT_KINDS,
  type Conflict,
} from '@residency/contract/areas/rotations/plan/conflicts.public'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Table } from '../board-state/use-table.ts'
import { boardText } from './board.text.ts'

const SHOWN = 30

type Props = {
  table: Table
  month: number | null
  onShow: (conflict: Conflict) => void
  onClose: () => void
}

/** Everything that is wrong, by kind; a press leads to the place. */
export function ConflictList({ table, month, onShow, onClose }: Props) {
  const text = useText(boardText)

  const all =
    month === null
      ? table.conflicts
      : table.conflicts.filter(
          (conflict) => conflict.month <= month && month < conflict.month + conflict.months,
        )

  return (
    <aside className="board-aside" aria-label={text.conflicts}>
      <div className="board-aside-head">
        <h2>
          {month === null
            ? text.conflicts
            : say(text.conflictsIn, { month: table.words.months.whole(month), count: all.length })}
        </h2>
        <IconButton label={text.closeList} icon={<CloseOutlined />} onClick={onClose} />
      </div>
      <ConflictKinds table={table} all={all} onShow={onShow} />
    </aside>
  )
}

type KindsProps = { table: Table; all: readonly Conflict[]; onShow: (conflict: Conflict) => void }

/** Conflicts by kind, each as a sentence that leads to its place. */
export function ConflictKinds({ table, all, onShow }: KindsProps) {
  const text = useText(boardText)
  return (
    <div className="conflict-kinds">
      {all.length === 0 && <p className="soft">{text.noConflicts}</p>}
      {CONFLICT_KINDS.map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          all={all.filter((conflict) => conflict.kind === kind)}
          table={table}
          onShow={onShow}
        />
      ))}
    </div>
  )
}

function Kind({ kind, all, table, onShow }: KindsProps & { kind: Conflict['kind'] }) {
  const text = useText(boardText)
  const [limit, setLimit] = useState(SHOWN)
  if (all.length === 0) return null

  return (
    <section>
      <h3>
        <WarningFilled aria-hidden="true" /> {text.kinds[kind]}{' '}
        <span className="figures">{all.length}</span>
      </h3>
      <ul>
        {all.slice(0, limit).map((conflict) => (
          <li
            key={`${conflict.departmentId} ${conflict.month} ${conflict.traineeId} ${conflict.blockIds[0]}`}
          >
            <button type="button" onClick={() => onShow(conflict)}>
              {table.words.conflict(conflict, table.visibleBoard.blocks)}
            </button>
          </li>
        ))}
      </ul>
      {all.length > limit && (
        <button type="button" className="link-button" onClick={() => setLimit(limit + SHOWN * 5)}>
          {say(text.showMore, { count: all.length - limit })}
        </button>
      )}
    </section>
  )
}
