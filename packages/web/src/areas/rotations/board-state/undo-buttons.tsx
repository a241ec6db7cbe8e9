import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { useText } from '../../../platform/texts/i18n.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { boardText } from '../board/board.text.ts'
import type { DeskView } from './use-desk.ts'
import type { Table } from './use-table.ts'

/** Undo and redo of the board, for readers who may edit it. */
export function UndoButtons({ desk, table }: { desk: DeskView; table: Table }) {
  const text = useText(boardText)
  if (!table.canEdit) return null

  return (
    <>
      <IconButton
        label={text.undo}
        icon={<UndoOutlined />}
        disabled={!desk.canUndo}
        onClick={table.undo}
      />
      <IconButton
        label={text.redo}
        icon={<RedoOutlined />}
        disabled={!desk.canRedo}
        onClick={table.redo}
      />
    </>
  )
}
