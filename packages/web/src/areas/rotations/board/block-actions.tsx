import type { BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { Button } from 'antd'
import { useMemo, useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useTouch } from '../../../ui/use-phone.ts'
import { useStarts } from '../board-state/use-starts.ts'
import type { Table } from '../board-state/use-table.ts'
import { boardText } from './board.text.ts'

type Props = { table: Table; block: BoardBlock; onDone: () => void }

/**
 * A block in words, its conflicts, and the buttons: lock, take out, first free months, another
 * month, split.
 */
export function BlockActions({ table, block, onDone }: Props) {
  const text = useText(boardText)
  const { words } = table
  const own = table.conflicts.filter(({ blockIds }) => blockIds.includes(block.id))

  const act = (change: () => void) => () => {
    change()
    onDone()
  }

  const canMove = table.canEdit && !block.isFact
  const size = useTouch() ? 'middle' : 'small'

  return (
    <div className="block-actions">
      <h3 style={{ '--hue': words.hues.get(block.departmentId) } as object}>
        {words.department(block.departmentId)}
      </h3>
      <p>
        {words.person(block.traineeId)} · <span className="figures">{words.when(block)}</span> ·{' '}
        {say(text.months, { count: block.months })}
        {block.stage !== null && ` · ${text.stages[block.stage]}`}
      </p>
      {block.isFact && <p className="soft">{text.fact}</p>}
      {block.isLocked && <p className="soft">{text.locked}</p>}
      {own.length > 0 && (
        <ul className="block-bad">
          {own.map((act) => (
            <li key={`${act.kind} ${act.month} ${act.departmentId}`}>
              <b>{text.kinds[act.kind]}</b> {words.conflict(act, table.visibleBoard.blocks)}
            </li>
          ))}
        </ul>
      )}
      {canMove && (
        <>
          <div className="block-buttons">
            {block.start !== null && (
              <Button size={size} onClick={act(() => table.toggleLock(block.id))}>
                {block.isLocked ? text.unlock : text.lock}
              </Button>
            )}
            {block.start !== null && !block.isLocked && (
              <Button size={size} onClick={act(() => table.moveTo(block.id, null))}>
                {text.toTray}
              </Button>
            )}
            {!block.isLocked && (
              <Button size={size} onClick={act(() => table.placeFirst(block.id))}>
                {text.place}
              </Button>
            )}
            {block.start === null && (
              <Button size={size} onClick={act(() => table.fill(block.traineeId))}>
                {text.fill}
              </Button>
            )}
          </div>
          {!block.isLocked && <MoveTo table={table} block={block} onDone={onDone} />}
          {block.maySplit && block.months > 1 && (
            <Split table={table} block={block} onDone={onDone} />
          )}
        </>
      )}
    </div>
  )
}

/** A month to move to; each says whether it would cause a conflict. */
function MoveTo({ table, block, onDone }: Props) {
  const text = useText(boardText)
  const starts = useStarts(table, block)
  return (
    <label className="block-field">
      {text.move}
      <select
        className="plain-field"
        value={block.start ?? ''}
        onChange={({ target }) => {
          table.moveTo(block.id, target.value === '' ? null : Number(target.value))
          onDone()
        }}
      >
        {block.start === null && <option value="">{text.notPlaced}</option>}
        {starts.map(({ start, note }) => (
          <option key={start} value={start}>
            {table.words.months.range(start, block.months)}
            {note && ` · ${note}`}
          </option>
        ))}
      </select>
    </label>
  )
}

function Split({ table, block, onDone }: Props) {
  const text = useText(boardText)

  const parts = useMemo(
    () => Array.from({ length: block.months - 1 }, (_, index) => index + 1),
    [block.months],
  )

  const [first, setFirst] = useState(Math.floor(block.months / 2))
  const [isBusy, setBusy] = useState(false)
  const size = useTouch() ? 'middle' : 'small'

  const split = async () => {
    setBusy(true)
    await table.split(block.id, first).then(onDone, () => setBusy(false))
  }

  return (
    <div className="block-field">
      <label>
        {text.splitAt}
        <select
          className="plain-field"
          value={first}
          onChange={({ target }) => setFirst(Number(target.value))}
        >
          {parts.map((months) => (
            <option key={months} value={months}>
              {months} + {block.months - months}
            </option>
          ))}
        </select>
      </label>
      <Button size={size} loading={isBusy} onClick={() => void split()}>
        {text.doSplit}
      </Button>
    </div>
  )
}
